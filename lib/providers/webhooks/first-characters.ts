import type { Readable } from 'node:stream'

const MAX_BYTES = 600
const MAX_CHARACTERS = 300

/** The beginning of an answer as one line of text; the rest is never read. Null when there is none. */
export async function firstCharacters(answer: Readable): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= MAX_BYTES) break
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8').toWellFormed()
  const line = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
  return line || null
}
