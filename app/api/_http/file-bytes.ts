import type { SentFile } from '@/lib/domain/media/schema'

/** Reads files of a form into memory. */
export const bytesOf = (files: { name: string; content: Blob }[]): Promise<SentFile[]> =>
  Promise.all(
    files.map(async ({ name, content }) => ({ name, bytes: new Uint8Array(await content.arrayBuffer()) })),
  )
