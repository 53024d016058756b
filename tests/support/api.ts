import { inject } from 'vitest'
import { requireSameBothWays } from './both-ways'
import { requirePublished } from './published-answers'

export type Answer = {
  status: number
  headers: Headers
  /** The parsed JSON; null for an empty body. */
  body: any
}

/** The caller's credentials. */
export type Credentials = { bearer?: string; cookie?: string }

type CallOptions = Credentials & {
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is, with the content type in `headers`. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** Another product than the one that all API tests share. */
  origin?: string
}

/** Calls the built product below /api, without following redirects. Throws when the answer does not match the
 *  API's description, or when a list in memory differs from the framework's. */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { bearer, cookie, json, raw, headers, origin = inject('origin') } = options
  // Not on other products, whose requests are counted by their tests.
  if (method === 'GET' && options.origin === undefined) await requireSameBothWays(origin, path)
  const response = await fetch(`${origin}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(cookie && { cookie }),
      ...headers,
    },
    body: json === undefined ? (raw ?? null) : JSON.stringify(json),
  })
  const text = await response.text()
  const answer = {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : parseText(text),
  }
  requirePublished(method, path, answer)
  return answer
}

/** The headers by which a browser identifies a request of our own pages. */
export const fromOurPages = () => ({ origin: inject('origin') })

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
