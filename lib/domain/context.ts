import type { Reader, Writer } from '@/db/client'
import type { InvoicedSeller } from '@/db/schema/invoices'
import type { OpenLink } from './accounts/link-purpose'
import type { KeyAccess } from './api-keys/schema'
import type { AuditEntry } from './audit/schema'
import type { HoldLimits } from './checkout/hold-limits'
import { DomainError } from './errors'
import type { Instance } from './instance'
import type { Job } from './notifications/jobs'
import type { Role } from './permissions/policy'
import type { Providers } from './providers'
import type { SecretBox } from './second-factors/secret-box'
import { VIEW_REFUSED } from './view-refused'

/** A user with the role and the client they have now: both come from the database with each request or job, never from a
 *  token. */
export type ActingUser = { id: number; role: Role; clientId: number }

/** `viewedBy`: the administrator who looks at this person's screens and may change nothing. `lacksFactor`: staff that must set
 *  up a second factor first; until then their role grants nothing. */
export type Person = ActingUser & {
  type: 'person'
  sessionId: string
  viewedBy?: number
  lacksFactor?: true
}

/** A client's program with a key: it acts as the user who made the key, on one website and in the calls that admit keys. */
export type KeyActor = {
  type: 'key'
  keyId: number
  websiteId: number
  access: KeyAccess
  userId: number
  clientId: number
}

/** Who is acting. Jobs and providers' webhooks act as `system`, and finish what a user began with that user's rights. */
export type Actor =
  | { type: 'visitor' }
  | Person
  | KeyActor
  | { type: 'system'; job: string; onBehalfOf?: ActingUser }
  | { type: 'link'; orderId: number }

/** What queries take; a context and a transaction both are one. */
export type Reads = { actor: Actor; now: () => Date; db: Reader }

/** One request or job: the first argument of every verb. */
export type Context = Reads & {
  requestId: string
  /** The caller's IPv4 address or IPv6 /64. */
  network: string
  /** A keyed hash of it, which alone may be stored. */
  networkHash: string
  /** What a network's unpaid orders may hold. */
  holdLimits: HoldLimits
  providers: Providers
  /** Reads the token of a mailed link. */
  openLink: OpenLink
  secretBox: SecretBox
  /** Where the site is reached: passkeys are bound to it. */
  publicOrigin: string
  /** Whether the agency's staff needs a second factor. */
  staffNeedsFactor: boolean
  /** The agency as its invoices name it. */
  seller: InvoicedSeller
  /** The process that runs this. */
  instance: Instance
  /** Runs `work` in one transaction, inside which this context is out of reach. `forbidden` for who only views. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export type Tx = {
  actor: Actor
  now: () => Date
  db: Writer
  secretBox: SecretBox
  seller: InvoicedSeller
  /** Adds a job that exists if and only if the transaction commits. */
  enqueue(job: Job): Promise<void>
  /** Writes who did what; the row exists if and only if the transaction commits. */
  audit(entry: AuditEntry): Promise<void>
}

/** Whether an administrator looks at the actor's screens: what is only written by the way, such as a read mark, is then
 *  left out, and every other change refused. */
export const isViewed = (actor: Actor): boolean => actor.type === 'person' && actor.viewedBy !== undefined

/** `forbidden` while an administrator views the actor's screens. */
export function refuseView(actor: Actor): void {
  if (isViewed(actor)) throw new DomainError('forbidden', VIEW_REFUSED)
}

/** The signed-in user, or the one that a job or a key acts for; null for all others. */
export function findActingUser(actor: Actor): ActingUser | null {
  if (actor.type === 'person') return actor
  // Never the rights of a role: a key opens one website.
  if (actor.type === 'key') return { id: actor.userId, role: 'USER', clientId: actor.clientId }
  return actor.type === 'system' ? (actor.onBehalfOf ?? null) : null
}

/** The same; `unauthenticated` when there is none. */
export function actingUser({ actor }: Pick<Reads, 'actor'>): ActingUser {
  const user = findActingUser(actor)
  if (!user) throw new DomainError('unauthenticated')
  return user
}

/** A job or a provider's event, which no person causes. */
export const isJob = ({ actor }: Pick<Reads, 'actor'>): boolean =>
  actor.type === 'system' && findActingUser(actor) === null
