import { formIn } from './form-in'

/** A response of the API, with parsed JSON. */
export type Answer = { status: number; headers: Headers; body: any }

type Sent = { json?: unknown; form?: FormData }

const TIMEOUT_MS = 30_000

/** A client of the product's public interfaces: the API with a token, pages and forms like a browser without JavaScript. */
export class Visitor {
  bearer: string | null = null
  readonly #cookies = new Map<string, string>()

  constructor(readonly origin: string) {}

  /** Calls the API with the token, and throws unless it answers `wanted`. */
  async call(method: string, path: string, wanted: number, sent: Sent = {}): Promise<Answer> {
    const answer = await this.ask(method, path, sent)
    if (answer.status === wanted) return answer
    const said = answer.body?.message ? `\u00a0: ${answer.body.message}` : ''
    throw new Error(`${method} /api${path} répond ${answer.status} au lieu de ${wanted}${said}`)
  }

  /** The same, with any status. */
  async ask(method: string, path: string, { json, form }: Sent = {}): Promise<Answer> {
    const answer = await this.#fetch(`/api${path}`, {
      method,
      headers: {
        ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      body: json === undefined ? (form ?? null) : JSON.stringify(json),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: parsed(text) }
  }

  /** The bytes at a path, requested with the token. */
  async read(path: string): Promise<{ status: number; bytes: Uint8Array }> {
    const headers = this.bearer ? { authorization: `Bearer ${this.bearer}` } : {}
    const answer = await this.#fetch(path, { headers })
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }

  /** A page, requested with the cookies that the product has set. */
  async page(path: string): Promise<{ status: number; headers: Headers; html: string }> {
    const answer = await this.#fetch(path, { headers: this.#asBrowser() })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }

  /** Sends the form of a page that shows `label`, as a browser does before any script has run. */
  async submit(
    path: string,
    label: string,
    typed: Record<string, string> = {},
  ): Promise<{ to: string | null; html: string }> {
    const { html } = await this.page(path)
    const form = (html.match(/<form[^>]*>[^]*?<\/form>/g) ?? []).find((text) => text.includes(label))
    if (!form) throw new Error(`la page ${path} n’a pas de formulaire «\u00a0${label}\u00a0»`)
    const body = new FormData()
    for (const [field, value] of Object.entries({ ...formIn(form).fields, ...typed })) body.set(field, value)
    const answer = await this.#fetch(path, { method: 'POST', headers: this.#asBrowser(), body })
    if (answer.status >= 400) throw new Error(`le formulaire «\u00a0${label}\u00a0» répond ${answer.status}`)
    return { to: answer.headers.get('location'), html: await answer.text() }
  }

  forgetCookies(): void {
    this.#cookies.clear()
  }

  #asBrowser(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { origin: this.origin, ...(cookie && { cookie }) }
  }

  async #fetch(path: string, request: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(this.origin + path, { ...request, redirect: 'manual', signal })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1)
      const [name = '', ...value] = pair.split('=')
      this.#cookies.set(name, value.join('='))
    }
    return answer
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
