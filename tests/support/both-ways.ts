import { isDeepStrictEqual } from 'node:util'
import { listAt } from '../../lib/server/http/public-lists/address'

type Read = { status: number; tag: string | null; headers: (string | null)[]; text: string }

/** The headers of a list that must be the same from both sources. */
const HEADERS = [
  ...['content-type', 'cache-control', 'etag', 'link', 'content-security-policy', 'x-robots-tag'],
  ...['access-control-allow-origin', 'access-control-expose-headers', 'x-content-type-options'],
]
const TRIES = 10

/**
 * Reads a list both from memory and from the framework, which answers requests with a cookie, and retries while the list
 * changes. Throws when they differ.
 */
export async function requireSameBothWays(origin: string, path: string): Promise<void> {
  if (!listAt(`/api${path}`)) return
  for (let time = 0; time < TRIES; time += 1) {
    const kept = await read(origin, path)
    const made = await read(origin, path, { cookie: 'around=memory' })
    if (kept.status !== made.status || kept.tag !== made.tag) continue
    if (kept.status !== 200 || isDeepStrictEqual(kept, made)) return
    throw new Error(`${path} from memory: ${describe(kept)}; from the framework: ${describe(made)}`)
  }
  throw new Error(`${path} from memory is of another moment than from the framework, ${TRIES} times`)
}

async function read(origin: string, path: string, headers: Record<string, string> = {}): Promise<Read> {
  const answer = await fetch(`${origin}/api${path}`, { headers, redirect: 'manual' })
  return {
    status: answer.status,
    tag: answer.headers.get('etag'),
    headers: HEADERS.map((name) => answer.headers.get(name)),
    text: await answer.text(),
  }
}

const describe = ({ status, headers, text }: Read) => `${status} ${headers.join(' | ')} ${text.slice(0, 300)}`
