import { inject } from 'vitest'

export type Answer = {
  status: number
  headers: Headers
  /** The parsed JSON; null for an empty body. */
  body: any
}

/** What proves who calls. */
export type Credentials = { bearer?: string; cookie?: string }

type Asked = Credentials & {
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is, with the content type in `headers`. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** Another product than the one all API tests share. */
  origin?: string
}

/** Calls the built product below /api, without following redirects. */
export async function call(method: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { bearer, cookie, json, raw, headers, origin = inject('origin') } = asked
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
  return { status: response.status, headers: response.headers, body: text === '' ? null : parsed(text) }
}

/** The headers with which a browser marks a request of our own pages. */
export const fromOurPages = () => ({ origin: inject('origin') })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
