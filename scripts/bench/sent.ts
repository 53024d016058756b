import { get, type IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'

type RawAnswer = { headers: string[]; body: Buffer }

/** Headers that Node adds to each answer itself. */
const ADDED = /^(date|connection|keep-alive)$/i

/** Fetches an answer without decoding it: its headers (name, value, …) and its compressed body. */
export function fetchRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => resolve({ headers: ownHeaders(answer), body: Buffer.concat(chunks) }))
    }).once('error', reject)
  })
}

function ownHeaders({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !ADDED.test(name) ? [name, rawHeaders[index + 1] ?? ''] : [],
  )
}

/** The size of a page's scripts on the first visit, in gzip bytes. */
export async function measureScripts(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text()
  const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('noModule'))
    .map(([, source = '']) => source)
  const sizes = [...new Set(sources)].map(
    async (source) => gzipSync(Buffer.from(await (await fetch(origin + source)).arrayBuffer())).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
