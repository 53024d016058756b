const SIZE = 256 * 1024

/** A blob's bytes piece by piece; its own stream cannot be iterated in every browser. */
export async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += SIZE)
    yield new Uint8Array(await file.slice(at, at + SIZE).arrayBuffer())
}
