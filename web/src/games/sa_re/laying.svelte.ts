/** Whether somebody looks at the payment that is suggested: bar and board both show it then. */
class Laying {
  looked = $state(false);
}

export const laying = new Laying();
