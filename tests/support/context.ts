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
import { thisInstance } from '@/lib/server/instance/instance'
import { holdLimits } from '@/lib/server/limits/limits'
import { providers as ofProduct, outsideTransactions } from '@/lib/server/providers'
import { createSecretBox } from '@/lib/server/secrets/secret-box'
import { createLinkTokens } from '@/lib/server/session/link-tokens'
import { statements, testDatabase } from './database'

type Changed = {
  /** Milliseconds by which the context's clock is ahead. */
  after?: number
  /** The fixed time of its clock, in milliseconds since 1970. */
  at?: number
  /** Like STAFF_SECOND_FACTOR=required. */
  staffNeedsFactor?: boolean
  /** Like RATE_LIMIT_SCALE, for the stock that unpaid orders may reserve; practically unlimited by default. */
  limitScale?: number
  /** Overrides of the agency's own details, such as missing ones. */
  seller?: Partial<InvoicedSeller>
  /** Overrides of the process's functions. */
  instance?: Partial<Instance>
  /** Replacements for the product's adapters. */
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
/** The token of a mailed link, as in its mail. */
export const linkToken = linkTokens.sign

type Caller = { viewedBy?: number; network?: string; sessionId?: string }

/** A new database for this file, or the given one, and contexts on it: `const { as, pool } = await domain()`. */
export async function domain(databaseUrl?: string) {
  // The product loads its job handlers with the first job. Here that takes longer than a transaction may wait.
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
    /** The context of a person, or of a visitor if there is no id. */
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
    /** The waiting mails of one kind to an address. */
    mailTo: async (to: string, kind: string) =>
      (await waitingMails(pool)).filter((mail) => mail.to === to && mail.kind === kind),
    /** Runs the waiting jobs of the queue `links`. */
    sendAskedLinks: async () => {
      const { rows } = await pool.query("delete from pgboss.job where name = 'links' returning data")
      for (const { data } of rows) await mailLink(createSystemContext('links', undefined, resources()), data)
    },
  }
}

/** A user who owns the client with the same id. */
type User = Omit<ActingUser, 'clientId'>
const acting = (user: User): ActingUser => ({ ...user, clientId: user.id })

const person = (user: User, { viewedBy, sessionId = crypto.randomUUID() }: Caller) => ({
  type: 'person' as const,
  ...acting(user),
  sessionId,
  ...(viewedBy !== undefined && { viewedBy }),
})

/** The data of the mails in the queue, without their request id. */
async function waitingMails(pool: Pool) {
  const { rows } = await pool.query(
    "select data - 'cause' as data from pgboss.job where name in ('mail', 'account-mail') order by created_on",
  )
  return rows.map(({ data }) => data)
}
