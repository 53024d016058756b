/** The message of a refusal that has none. */
export const NO_REASON = 'API request failed'

/** A refusal by the API, with its message. */
export class ApiError extends Error {
  readonly status: number

  constructor(status: number, message = NO_REASON) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

/** Raised on the window when the session has ended; components/session listens. */
const UNAUTHORIZED = 'unauthorized'

/** Raised on the window after every call that may have changed something; components/navigation then clears its
 *  cache. */
const CHANGED = 'changed'

/** In milliseconds; long enough for a slow connection. */
const TIMEOUT_MS = 20_000

type Tagged<T> = { body: T; tag: string | undefined }

/** A client of /api. The access token lives in memory only; the session cookie obtains a new one. */
export function createApi(send: typeof fetch = (...call) => fetch(...call)) {
  let token: string | null = null
  let refreshing: Promise<string> | null = null

  /** `tag`: the known answer's ETag; null when the answer has not changed. */
  async function getUnlessKnown<T>(path: string, tag: string | undefined): Promise<Tagged<T> | null> {
    const known: Record<string, string> = tag === undefined ? {} : { 'If-None-Match': tag }
    const answer = await fetchAuthorized((bearer) => call('GET', path, undefined, bearer, send, known))
    if (answer.status === 304) return null
    if (!answer.ok) throw await refusalOf(answer)
    return { body: (await read(answer)) as T, tag: answer.headers.get('etag') ?? undefined }
  }

  async function request<T>(method: string, path: string, body?: unknown, via = send): Promise<T> {
    const answer = await fetchAuthorized((bearer) => call(method, path, body, bearer, via)).finally(() => {
      // Even after a failure: perhaps only the response was lost.
      if (method !== 'GET') window.dispatchEvent(new Event(CHANGED))
    })
    if (!answer.ok) throw await refusalOf(answer)
    return (await read(answer)) as T
  }

  /** Sends with the current token, and once more with a new one when that is refused. */
  async function fetchAuthorized(attempt: (bearer: string | null) => Promise<Response>): Promise<Response> {
    const used = token
    const answer = await attempt(used)
    return answer.status === 401 ? attempt(await tokenAfter(used)) : answer
  }

  const call = (
    method: string,
    path: string,
    body: unknown,
    bearer: string | null,
    via = send,
    known: Record<string, string> = {},
  ): Promise<Response> =>
    via(`/api${path}`, {
      ...requestInit(method, body, { ...known, ...(bearer && { Authorization: `Bearer ${bearer}` }) }),
      // Another transport has its own time limit.
      ...(via === send ? { signal: AbortSignal.timeout(TIMEOUT_MS) } : {}),
    })

  /** A token other than the refused one: one that another call has fetched since, else from one shared refresh. */
  function tokenAfter(refused: string | null): Promise<string> {
    if (token && token !== refused) return Promise.resolve(token)
    refreshing ??= refresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function refresh(): Promise<string> {
    try {
      const answer = await call('POST', '/auth/token', undefined, null)
      const { accessToken } = (await read(answer)) as { accessToken: string }
      if (!answer.ok || !accessToken) throw new ApiError(answer.status)
      token = accessToken
      return accessToken
    } catch (cause) {
      token = null
      window.dispatchEvent(new Event(UNAUTHORIZED))
      throw new Error('Failed to refresh token', { cause })
    }
  }

  return {
    get: <T>(path: string) => request<T>('GET', path),
    getUnlessKnown,
    post: <T>(path: string, body?: unknown) => request<T>('POST', path, body),
    /** As `post`, by another transport than fetch, such as one that reports upload progress. */
    postVia: <T>(via: typeof fetch, path: string, body: FormData) => request<T>('POST', path, body, via),
    /** For a vendor's script that builds its calls to our API itself. */
    fetchAuthorized,
    put: <T>(path: string, body: unknown) => request<T>('PUT', path, body),
    delete: <T>(path: string) => request<T>('DELETE', path),
  }
}

function requestInit(method: string, body: unknown, sent: Record<string, string>): RequestInit {
  const isForm = body instanceof FormData
  const headers = new Headers(sent)
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
  return {
    ...{ method, headers, credentials: 'include' },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }
}

/** The parsed body; null for a 204 or an empty one. */
async function read(answer: Response): Promise<unknown> {
  const text = answer.status === 204 ? '' : await answer.text()
  return text === '' ? null : JSON.parse(text)
}

export const refusalOf = async (answer: Response) => new ApiError(answer.status, await messageOf(answer))

async function messageOf(answer: Response): Promise<string | undefined> {
  const body = await read(answer).catch(() => null)
  const message = body && typeof body === 'object' && 'message' in body ? body.message : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

export const api = createApi()
