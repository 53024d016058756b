import { createHash } from 'node:crypto'

type Listed = { name: string; bytes: number; sha256: string }

/** The files of an archive with their checksums, and those that it lacks. */
export class Manifest {
  readonly files: Listed[] = []
  readonly missing: { name: string; reason: string }[] = []

  /** Passes the same chunks through and counts them. The stream is released when the archive is abandoned. */
  async *count(
    name: string,
    content: AsyncIterable<string | Uint8Array> | Iterable<string>,
  ): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of content) {
      const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      // The archive's writer takes an empty chunk for the end.
      if (part.length === 0) continue
      hash.update(part)
      bytes += part.length
      yield part
    }
    this.files.push({ name, bytes, sha256: hash.digest('hex') })
  }
}
