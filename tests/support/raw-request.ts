import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request with only these headers; returns the answer undecoded. */
export function rawRequest(
  url: string,
  { method = 'GET', headers, body }: RequestOptions = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** The decompressed text of an answer. */
export function textOf({ headers, body }: RawAnswer): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8')
  if (encoding === 'gzip') return gunzipSync(body).toString('utf8')
  return body.toString('utf8')
}
