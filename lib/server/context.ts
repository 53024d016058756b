import type { Pool, PoolClient } from 'pg'
import { createDatabase, type Reader } from '@/db/client'
import type { InvoicedSeller } from '@/db/schema/invoices'
import type { OpenLink } from '../domain/accounts/link-purpose'
import type { HoldLimits } from '../domain/checkout/hold-limits'
import { type ActingUser, type Actor, type Context, refuseView, type Tx } from '../domain/context'
import type { Instance } from '../domain/instance'
import type { Providers } from '../domain/providers'
import type { SecretBox } from '../domain/second-factors/secret-box'
import { env } from '../env'
import { createKeyedHash, type KeyedHash, writeAudit } from './audit'
import { database, pool } from './database'
import { thisInstance } from './instance/instance'
import { enqueueJob } from './job-queue'
import { holdLimits } from './limits/limits'
import { outsideTransactions, providers } from './providers'
import { currentRequestId } from './requests/request-id'
import { createSecretBox } from './secrets/secret-box'
import { acceptedSecrets } from './secrets/secrets'
import { sellerFacts } from './seller-facts'
import { createLinkTokens } from './session/link-tokens'
import { inTransaction, refuseInTransaction } from './transaction'

/** Shared by all contexts of a process. Tests give their own. */
export type Resources = {
  pool: Pool
  db: Reader
  providers: Providers
  now: () => Date
  keyedHash: KeyedHash
  holdLimits: HoldLimits
  openLink: OpenLink
  secretBox: SecretBox
  publicOrigin: string
  staffNeedsFactor: boolean
  seller: InvoicedSeller
  instance: Instance
}

let ofProduct: Resources | undefined

function productResources(): Resources {
  ofProduct ??= {
    pool: pool(),
    db: database(),
    providers: outsideTransactions(providers),
    now: () => new Date(),
    keyedHash: createKeyedHash(env().AUTH_SECRET),
    holdLimits: holdLimits(env().RATE_LIMIT_SCALE),
    openLink: createLinkTokens(acceptedSecrets()).open,
    secretBox: createSecretBox(acceptedSecrets()),
    publicOrigin: env().PUBLIC_ORIGIN,
    staffNeedsFactor: env().STAFF_SECOND_FACTOR === 'required',
    seller: sellerFacts(),
    instance: thisInstance,
  }
  return ofProduct
}

/** The request's id, and the network it came from. */
export type RequestSource = Pick<Context, 'requestId' | 'network'>

/** The context of one request or job. */
export function createContext<A extends Actor>(
  actor: A,
  { requestId, network }: RequestSource,
  resources: Resources = productResources(),
): Context & { actor: A } {
  return {
    actor,
    requestId,
    network,
    networkHash: resources.keyedHash(network),
    holdLimits: resources.holdLimits,
    now: resources.now,
    providers: resources.providers,
    openLink: resources.openLink,
    secretBox: resources.secretBox,
    publicOrigin: resources.publicOrigin,
    staffNeedsFactor: resources.staffNeedsFactor,
    seller: resources.seller,
    instance: resources.instance,
    get db() {
      refuseInTransaction('ctx.db')
      return resources.db
    },
    async transaction(work) {
      refuseInTransaction('ctx.transaction')
      refuseView(actor)
      return inTransaction(resources.pool, (client) =>
        work(createTx({ actor, requestId, network }, client, resources)),
      )
    },
  }
}

/** `onBehalfOf`: the same context with the rights of the user whose work it finishes. */
export type SystemContext = Context & { onBehalfOf(user: ActingUser): Context }

/** The context of a job or of a provider's webhook, with the rights of the user whose work it finishes. Its actions are
 *  attributed to the request that enqueued the job. */
export function createSystemContext(
  job: string,
  onBehalfOf?: ActingUser,
  resources?: Resources,
): SystemContext {
  const source = { requestId: currentRequestId() ?? crypto.randomUUID(), network: 'system' }
  const ctx = createContext({ type: 'system', job, ...(onBehalfOf && { onBehalfOf }) }, source, resources)
  return Object.assign(ctx, { onBehalfOf: (user: ActingUser) => createSystemContext(job, user, resources) })
}

type Request = RequestSource & { actor: Actor }

function createTx(
  request: Request,
  client: PoolClient,
  { now, keyedHash, secretBox, seller }: Resources,
): Tx {
  const db = createDatabase(client)
  return {
    actor: request.actor,
    now,
    db,
    secretBox,
    seller,
    enqueue: (job) => enqueueJob(client, job, request.requestId),
    audit: (entry) => writeAudit(db, request, entry, keyedHash),
  }
}
