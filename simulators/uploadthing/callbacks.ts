import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, json } from '../wire/message'
import type { Account } from './account'
import { errors } from './errors'
import { signature } from './signature'

/** The product's registration of expected files: the callback, its metadata, and whether the sender waits for the result. */
interface Registration {
  metadata: unknown
  callbackUrl: string
  callbackSlug: string
  awaitServerData: boolean
}

type RouteMetadata = Registration & { fileKeys: string[] }

/** A file in a callback's payload. */
export interface UploadedFile {
  key: string
  customId: string | null
  name: string
  size: number
  type: string
  lastModified: number
  url: string
  appUrl: string
  ufsUrl: string
  fileHash: string
}

const ATTEMPTS = 3
const PAUSE_MS = 300
const TIMEOUT_MS = 30_000

/** Notifies the product of each stored file, and returns the product's result to the sender. */
export class Callbacks {
  readonly #account: Account
  readonly #registered = new Map<string, Registration>()
  readonly #waiting = new Map<string, (serverData: unknown) => void>()

  constructor(account: Account) {
    this.#account = account
  }

  /** `POST /route-metadata` */
  register({ fileKeys, ...registration }: Partial<RouteMetadata>): Answer {
    if (!Array.isArray(fileKeys) || !registration.callbackUrl || !registration.callbackSlug)
      return errors.body('fileKeys, callbackUrl and callbackSlug are required')
    for (const key of fileKeys) this.#registered.set(key, registration as Registration)
    return json(200, { ok: true })
  }

  /** `POST /callback-result` */
  result({ fileKey, callbackData = null }: { fileKey?: string; callbackData?: unknown }): Answer {
    if (typeof fileKey !== 'string') return errors.body('fileKey is required')
    this.#waiting.get(fileKey)?.(callbackData)
    return json(200, { ok: true })
  }

  /** Notifies the product `times` times; returns its result, null when there is none or the sender does not wait. */
  async notify(file: UploadedFile, origin: string, times: number): Promise<unknown> {
    const registration = this.#registered.get(file.key)
    if (!registration || times === 0) return null
    const { metadata, callbackUrl, callbackSlug, awaitServerData } = registration
    const payload = JSON.stringify({ status: 'uploaded', metadata, file, origin })
    const url = new URL(callbackUrl)
    url.searchParams.set('slug', callbackSlug)
    const delivered = Promise.all(Array.from({ length: times }, () => this.#call(url, payload)))
    if (!awaitServerData) return null
    const answered = new Promise<unknown>((resolve) => this.#waiting.set(file.key, resolve))
    const result = await Promise.race([
      answered,
      delivered.then(() => null),
      wait(TIMEOUT_MS, null, { ref: false }),
    ])
    this.#waiting.delete(file.key)
    return result
  }

  async #call(url: URL, payload: string) {
    const headers = {
      'content-type': 'application/json',
      'uploadthing-hook': 'callback',
      'x-uploadthing-signature': signature(this.#account, payload),
    }
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const answer = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => null)
      if (answer?.ok) return
      await wait(PAUSE_MS * attempt)
    }
  }
}
