import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ground } from './ground'
import type { Read, Write } from './history'

/** The outcome of a request, failed or not. Without an answer, the status is undefined. */
export type Request = { method: string; path: string; from: number; to: number; status: number | undefined }

const WRITERS = 6
const READERS = 3
/** Milliseconds between two requests of one client. */
const PAUSE = { writer: 60, reader: 200, shopper: 500, biller: 2_000 }
const TIMEOUT_MS = 30_000

/** Writers, readers, a shopper and a subscribing client, who run until stopped, with a record of all requests and answers. */
export class Load {
  readonly writes: Write[] = []
  readonly reads: Read[] = []
  readonly requests: Request[] = []
  #isStopped = false
  #clients: Promise<void>[] = []

  constructor(
    readonly ground: Ground,
    readonly random: () => number,
  ) {}

  start(): void {
    const { sites } = this.ground
    for (let n = 0; n < WRITERS; n++)
      this.#run(PAUSE.writer, () => this.#addEntry(sites[n % sites.length] ?? 0))
    for (let n = 0; n < READERS; n++) this.#run(PAUSE.reader, () => this.#readList(this.#anyOf(sites)))
    this.#run(PAUSE.shopper, () => this.#order())
    this.#run(PAUSE.biller, () => this.#subscribe())
  }

  /** Waits for the requests in flight. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#clients)
  }

  /** Waits until a write sent from now on is acknowledged; false after `patienceMs`. */
  async nextWrite(patienceMs: number): Promise<boolean> {
    const from = Date.now()
    while (Date.now() < from + patienceMs) {
      if (this.writes.some((write) => write.outcome === 'acknowledged' && write.from > from)) return true
      await sleep(50)
    }
    return false
  }

  #run(pauseMs: number, act: () => Promise<void>) {
    const forever = async () => {
      while (!this.#isStopped) {
        await act()
        await sleep(pauseMs * (0.5 + this.random()))
      }
    }
    this.#clients.push(forever())
  }

  #anyOf(sites: number[]) {
    return sites[Math.floor(this.random() * sites.length)] ?? 0
  }

  async #addEntry(site: number) {
    const key = randomUUID()
    const json = { Content: key, CustomerName: 'Paul', CustomerRole: 'Client', WebsiteId: site }
    await this.#write({ kind: 'entry', key, place: `site ${site}` }, '/testimonials', json, 201)
  }

  async #order() {
    const key = randomUUID()
    const { website, product } = this.ground.shop
    const body = await this.#write(
      { kind: 'order', key, place: `shop ${website}` },
      `/stripe/checkout/${website}`,
      {
        items: [{ productId: product, quantity: 1 }],
        delivery: { method: 'pickup' },
        customer: { name: 'Sophie Lacaze', email: `essai-${key.slice(0, 8)}@exemple.fr` },
        SubmissionId: key,
      },
    )
    const session = body?.url ? new URL(body.url).pathname.split('/').at(-1) : undefined
    if (session) await this.ground.pay(session)
  }

  /** Inserts by SQL, past the instances: only their debits are tested. Ignores failures; the next turn tries again. */
  async #subscribe() {
    const cents = 1_000 + Math.floor(this.random() * 9_000)
    await this.ground.subscribe(cents).catch(() => undefined)
  }

  async #write(write: Pick<Write, 'kind' | 'key' | 'place'>, path: string, json: object, wanted = 200) {
    const { request, body } = await this.#send('POST', path, json)
    const { from, to, status } = request
    const isRefused = status !== undefined && status >= 400 && status < 500
    const outcome = status === wanted ? 'acknowledged' : isRefused ? 'refused' : 'unknown'
    this.writes.push({ ...write, from, to, outcome })
    return outcome === 'acknowledged' ? body : undefined
  }

  async #readList(site: number) {
    const { request, body } = await this.#send('GET', `/testimonials/website/${site}`)
    if (request.status !== 200) return
    const keys = (body as { Content: string }[]).map(({ Content }) => Content)
    this.reads.push({ place: `site ${site}`, from: request.from, to: request.to, keys })
  }

  async #send(method: string, path: string, json?: object) {
    const from = Date.now()
    let status: number | undefined
    let body: any
    try {
      const answer = await fetch(`${this.ground.origin}/api${path}`, {
        method,
        headers: {
          ...(json && { authorization: `Bearer ${this.ground.bearer}`, 'content-type': 'application/json' }),
        },
        body: json ? JSON.stringify(json) : null,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      body = await answer.json().catch(() => undefined)
      status = answer.status
    } catch {
      // No answer: the status stays unknown.
    }
    const request = { method, path, from, to: Date.now(), status }
    this.requests.push(request)
    return { request, body }
  }
}

export const isFailed = ({ status }: Request): boolean => status === undefined || status >= 500
