/** Whether the suggested payment is being looked at: bar and board then both show it. */
class Laying {
  looked = $state(false);
}

export const laying = new Laying();
