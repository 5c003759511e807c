/** The long files of the folder: Python, its library, our modules, the words. */

export interface Part {
  path: string;
  bytes: number;
}

export interface Parts {
  loader: Part;
  machine: Part;
  wasm: Part;
  library: Part;
  trilith: Part;
  answers: Part;
}

/** Kept until the service worker has them: it takes them from here, so nothing is loaded twice. */
const KEPT = "trilith parts";

/** A part, compressed as it lies in the folder; `told` hears of every piece that has come. */
export async function load(
  url: string,
  told: (bytes: number) => void = () => {},
): Promise<Response> {
  const known = await kept(url);
  const found = known ?? (await fetch(url));
  if (!found.ok || !found.body) throw new Error(`${url}: ${found.status}`);
  if (!known) await keep(url, found.clone());
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, to) {
      told(piece.byteLength);
      to.enqueue(piece);
    },
  });
  return new Response(found.body.pipeThrough(counted));
}

/** The same, as it was before it was compressed. */
export async function unpack(
  url: string,
  kind: string,
  told: (bytes: number) => void = () => {},
): Promise<Response> {
  const { body } = await load(url, told);
  const stream = body!.pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair);
  return new Response(stream, { headers: { "content-type": kind } });
}

async function kept(url: string): Promise<Response | undefined> {
  // Without a safe origin, such as over plain HTTP from another machine, nothing can be kept.
  return "caches" in self ? caches.match(url, { ignoreVary: true }) : undefined;
}

async function keep(url: string, found: Response): Promise<void> {
  if (!("caches" in self)) return;
  const cache = await caches.open(KEPT);
  // A full disk is no reason not to play.
  void cache.put(url, found).catch(() => {});
}
