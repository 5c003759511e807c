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
  /** What makes the words of a copy; fetched when it is first needed. */
  words: Part;
}

/** A part, compressed as it lies in the folder; `told` hears of every piece that has come. */
async function load(url: string, told: (bytes: number) => void): Promise<ReadableStream> {
  const found = await fetch(url);
  if (!found.ok || !found.body) throw new Error(`${url}: ${found.status}`);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, to) {
      told(piece.byteLength);
      to.enqueue(piece);
    },
  });
  return found.body.pipeThrough(counted);
}

/** The same, as it was before it was compressed. */
export async function unpack(
  url: string,
  kind: string,
  told: (bytes: number) => void = () => {},
): Promise<Response> {
  const body = await load(url, told);
  const stream = body.pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair);
  return new Response(stream, { headers: { "content-type": kind } });
}
