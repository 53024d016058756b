import type { Pool } from 'pg'
import { afterAll } from 'vitest'
import { createDatabase, createPool } from '@/db/client'
import type { InvoicedSeller } from '@/db/schema/invoices'
import { mailLink } from '@/lib/domain/accounts/mail-link'
import type { ActingUser, Context } from '@/lib/domain/context'
import type { Instance } from '@/lib/domain/instance'
import type { Role } from '@/lib/domain/permissions/policy'
import type { Providers } from '@/lib/domain/providers'
import { createKeyedHash } from '@/lib/server/audit'
import { createContext, createSystemContext, type Resources, type SystemContext } from '@/lib/server/context'
import { thisInstance } from '@/lib/server/instance'
import { holdLimits } from '@/lib/server/limits'
import { createLinkTokens } from '@/lib/server/link-tokens'
import { providers as ofProduct, outsideTransactions } from '@/lib/server/providers'
import { createSecretBox } from '@/lib/server/secret-box'
import { statements, testDatabase } from './database'

type Changed = {
  /** Milliseconds by which the context's clock is ahead. */
  after?: number
  /** Milliseconds since 1970 at which its clock stands still. */
  at?: number
  /** As STAFF_SECOND_FACTOR=required. */
  staffNeedsFactor?: boolean
  /** As RATE_LIMIT_SCALE, for what unpaid orders may hold; as good as unlimited without it. */
  limitScale?: number
  /** What the agency does not know of itself yet. */
  seller?: Partial<InvoicedSeller>
  /** What of the process differs. */
  instance?: Partial<Instance>
  /** In place of the product's own adapters. */
  providers?: Partial<Providers>
}

const SELLER: InvoicedSeller = {
  legalName: 'Ostal SAS',
  legalForm: 'SAS au capital de 1 000 €',
  registration: 'RCS Montpellier 900 000 001',
  vatNumber: 'FR00900000001',
  address: '12 rue de l’Ancien Courrier, 34000 Montpellier',
}

const linkTokens = createLinkTokens(['the tests’ secret'])
/** The token of a mailed link, as its mail says it. */
export const linkToken = linkTokens.sign

type Caller = { viewedBy?: number; network?: string; sessionId?: string }

/** A database of this file's own, or the given one, and contexts on it: `const { as, pool } = await domain()`. */
export async function domain(databaseUrl?: string) {
  // The product loads what its queues do with the first job. Here that takes longer than a transaction may wait.
  await import('@/lib/server/jobs/queues')
  const pool = createPool(databaseUrl ?? (await testDatabase()), 25, statements)
  // Before the database is dropped: hooks run last in, first out.
  afterAll(() => pool.end())
  const db = createDatabase(pool)
  const resources = ({
    after = 0,
    at,
    limitScale = 1_000,
    providers,
    staffNeedsFactor = false,
    seller,
    instance,
  }: Changed = {}): Resources => ({
    pool,
    db,
    providers: outsideTransactions({ ...ofProduct, ...providers }),
    now: () => new Date((at ?? Date.now()) + after),
    keyedHash: createKeyedHash('the tests’ secret'),
    holdLimits: holdLimits(limitScale),
    openLink: linkTokens.open,
    secretBox: createSecretBox(['the tests’ secret']),
    publicOrigin: 'https://www.ostal.example',
    staffNeedsFactor,
    seller: { ...SELLER, ...seller },
    instance: { ...thisInstance, ...instance },
  })
  return {
    db,
    pool,
    resources,
    /** The context of a person; of a visitor without an id. */
    as: (id?: number, role: Role = 'USER', changed: Changed & Caller = {}): Context =>
      createContext(
        id === undefined ? { type: 'visitor' } : person({ id, role }, changed),
        { requestId: crypto.randomUUID(), network: changed.network ?? '203.0.113.7' },
        resources(changed),
      ),
    /** The context of a job. */
    job: (name: string, changed: Changed & { onBehalfOf?: User } = {}): SystemContext =>
      createSystemContext(name, changed.onBehalfOf && acting(changed.onBehalfOf), resources(changed)),
    mails: () => waitingMails(pool),
    /** Those of one kind that wait for an address. */
    mailTo: async (to: string, kind: string) =>
      (await waitingMails(pool)).filter((mail) => mail.to === to && mail.kind === kind),
    /** Does what the jobs that wait in the queue `links` do. */
    sendAskedLinks: async () => {
      const { rows } = await pool.query("delete from pgboss.job where name = 'links' returning data")
      for (const { data } of rows) await mailLink(createSystemContext('links', undefined, resources()), data)
    },
  }
}

/** A user, who has the client with their id. */
type User = Omit<ActingUser, 'clientId'>
const acting = (user: User): ActingUser => ({ ...user, clientId: user.id })

const person = (user: User, { viewedBy, sessionId = crypto.randomUUID() }: Caller) => ({
  type: 'person' as const,
  ...acting(user),
  sessionId,
  ...(viewedBy !== undefined && { viewedBy }),
})

/** The mails waiting in the queue, as data, without the request that asked for them. */
async function waitingMails(pool: Pool) {
  const { rows } = await pool.query(
    "select data - 'cause' as data from pgboss.job where name in ('mail', 'account-mail') order by created_on",
  )
  return rows.map(({ data }) => data)
}
