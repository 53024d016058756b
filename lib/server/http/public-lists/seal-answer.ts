import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../accept-encoding'
import type { Sealed } from '../sealed'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Below this size, compression hardly helps. */
const FEWEST_BYTES = 1024
/** Compressed during the request: about as fast as gzip, and smaller. */
const BROTLI_QUALITY = 5

/** Headers specific to one response. */
const OF_ONE = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]

/** A complete answer of the framework, with its headers, to be sent to others. */
export async function sealAnswer(response: ServerResponse, body: Buffer): Promise<Sealed> {
  const tag = String(response.getHeader('etag'))
  const shared = response
    .getHeaderNames()
    .filter((name) => !OF_ONE.includes(name))
    .flatMap((name) => [name, String(response.getHeader(name))])
  const copies = await compressed(body)
  const variants = copies.map(([encoding, bytes]) => {
    const own = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return [encoding, { tag, headers: [...shared, ...own, 'Content-Length', String(bytes.length)], bytes }]
  })
  return {
    status: response.statusCode,
    encodings: copies.map(([encoding]) => encoding),
    variants: Object.fromEntries(variants),
  }
}

async function compressed(body: Buffer): Promise<[Encoding, Buffer][]> {
  if (body.length < FEWEST_BYTES) return [['identity', body]]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([brotliAsync(body, { params }), gzipAsync(body)])
  return [
    ['identity', body],
    ['br', br],
    ['gzip', gz],
  ]
}
