const CHUNK_BYTES = 256 * 1024

/** A blob's bytes in chunks of 256 KB; its own stream is not iterable in every browser. */
export async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += CHUNK_BYTES)
    yield new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer())
}
