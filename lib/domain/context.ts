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

/** A user with their current role and client: both are read from the database with each request or job, never from a token. */
export type ActingUser = { id: number; role: Role; clientId: number }

/** `viewedBy`: the administrator who views this person's screens, read-only. `lacksFactor`: staff who must set up a second factor
 *  first; until then their role grants nothing. */
export type Person = ActingUser & {
  type: 'person'
  sessionId: string
  viewedBy?: number
  lacksFactor?: true
}

/** A client's program with a key: it acts as the user who created the key, on one website and in the calls that accept keys. */
export type KeyActor = {
  type: 'key'
  keyId: number
  websiteId: number
  access: KeyAccess
  userId: number
  clientId: number
}

/** Who is acting. Jobs and providers' webhooks act as `system`, and complete a user's request with that user's rights. */
export type Actor =
  | { type: 'visitor' }
  | Person
  | KeyActor
  | { type: 'system'; job: string; onBehalfOf?: ActingUser }
  | { type: 'link'; orderId: number }

/** What queries take; both a context and a transaction satisfy it. */
export type Reads = { actor: Actor; now: () => Date; db: Reader }

/** One request or job: the first argument of every verb. */
export type Context = Reads & {
  requestId: string
  /** The caller's IPv4 address or IPv6 /64. */
  network: string
  /** Its keyed hash, the only form that may be stored. */
  networkHash: string
  /** What a network's unpaid orders may reserve. */
  holdLimits: HoldLimits
  providers: Providers
  /** Reads the token of a mailed link. */
  openLink: OpenLink
  secretBox: SecretBox
  /** The site's public origin: passkeys are bound to it. */
  publicOrigin: string
  /** Whether the agency's staff needs a second factor. */
  staffNeedsFactor: boolean
  /** The agency as its invoices name it. */
  seller: InvoicedSeller
  /** The process that runs this. */
  instance: Instance
  /** Runs `work` in one transaction, inside which this context must not be used. `forbidden` for a read-only viewer. */
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

/** Whether an administrator views the actor's screens: incidental writes, such as a read mark, are then skipped, and every other
 *  change is refused. */
export const isViewed = (actor: Actor): boolean => actor.type === 'person' && actor.viewedBy !== undefined

/** `forbidden` while an administrator views the actor's screens. */
export function refuseView(actor: Actor): void {
  if (isViewed(actor)) throw new DomainError('forbidden', VIEW_REFUSED)
}

/** The signed-in user, or the one that a job or a key acts for; null for anyone else. */
export function findActingUser(actor: Actor): ActingUser | null {
  if (actor.type === 'person') return actor
  // Never a role's rights: a key opens one website.
  if (actor.type === 'key') return { id: actor.userId, role: 'USER', clientId: actor.clientId }
  return actor.type === 'system' ? (actor.onBehalfOf ?? null) : null
}

/** The same; `unauthenticated` when there is none. */
export function actingUser({ actor }: Pick<Reads, 'actor'>): ActingUser {
  const user = findActingUser(actor)
  if (!user) throw new DomainError('unauthenticated')
  return user
}

/** A job or a provider's event, without a person. */
export const isJob = ({ actor }: Pick<Reads, 'actor'>): boolean =>
  actor.type === 'system' && findActingUser(actor) === null
