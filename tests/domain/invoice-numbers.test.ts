import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { invoices } from '@/db/schema/invoices'
import { parisInstant } from '@/lib/domain/calendar'
import type { Context } from '@/lib/domain/context'
import { creditInvoice } from '@/lib/domain/invoices/credit-invoice'
import { draftInvoice } from '@/lib/domain/invoices/draft-invoice'
import { issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { domain } from '../support/context'
import { testDatabase } from '../support/database'
import { ledger } from '../support/ledger'

const DRAFTS = 50
const CREDITED = 20
/** The time over which the 70 documents are spread, with New Year's midnight in Paris in the middle. */
const SPREAD_MS = 2_400
const KILLS = 15

const databaseUrl = await testDatabase()
const { newClient, rows } = await ledger(databaseUrl)
// Two instances, each with its own connections.
const instances = [await domain(databaseUrl), await domain(databaseUrl)]
const instance = (index: number) => instances[index % 2] ?? instances[0]

type Numbered = { number: string; issued_on: string }
const numbered = (kind: 'invoice' | 'credit_note', year: number) =>
  rows(
    `select number, issued_on::text from invoices where kind = $1 and number like $2 order by number`,
    kind,
    `%-${year}-%`,
  ) as Promise<Numbered[]>

const line = { label: 'Abonnement', quantity: 1, unitCents: 3_500, vatPermille: 200 }
// Years without invoices in the sample data.
const noon = parisInstant('2098-12-31', 12).getTime()
let drafts: number[] = []
let issued: number[] = []

beforeAll(async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => newClient()))
  const calm = instance(0)?.job('billing', { at: noon })
  const draftOf = (index: number) =>
    calm?.transaction((tx) =>
      draftInvoice(tx, { clientId: clients[index % 10] ?? 0, purpose: 'other', lines: [line] }),
    )
  for (let index = 0; index < DRAFTS + CREDITED; index++) drafts.push((await draftOf(index))?.id ?? 0)
  issued = drafts.slice(DRAFTS)
  drafts = drafts.slice(0, DRAFTS)
  for (const id of issued) await untilDone(() => issue(calm as Context, id))
})

/** Each instance's clock runs, and reaches midnight halfway through. */
function startClocks(): Context[] {
  const midnight = parisInstant('2099-01-01', 0).getTime()
  const after = midnight - SPREAD_MS / 2 - Date.now()
  return instances.map((one) => one.job('billing', { after }))
}

/** Issues a draft, unless an earlier try succeeded and its answer was lost. */
const issue = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const [draft] = await tx.db.select().from(invoices).where(eq(invoices.id, id)).for('update')
    if (draft?.status === 'draft') await issueInvoice(tx, draft, { isManual: true })
  })

const credit = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const [invoice] = await tx.db.select().from(invoices).where(eq(invoices.id, id)).for('update')
    if (invoice && invoice.creditedCents === 0)
      await creditInvoice(tx, invoice, { amountCents: 1_000, reason: 'geste commercial' })
  })

/** Retries until it succeeds, as a job would. */
async function untilDone(work: () => Promise<unknown>): Promise<number> {
  for (let tries = 1; ; tries++) {
    const isDone = await work().then(
      () => true,
      () => false,
    )
    if (isDone) return tries
    if (tries > 100) throw new Error('It was never done')
    await wait(10)
  }
}

/** Ends connections of the instances in the middle of their transactions, until the work is done. */
async function kill(work: Promise<unknown>): Promise<number> {
  let killed = 0
  let isWorking = true
  void work.finally(() => {
    isWorking = false
  })
  for (; isWorking && killed < KILLS; await wait(SPREAD_MS / KILLS / 2)) {
    const ended = await rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
         and (query ilike '%invoice%') order by random() limit 1`,
    )
    killed += ended.length
  }
  return killed
}

it('numbers have no gap and no double, over New Year’s midnight in Paris, though connections are killed', async () => {
  const work = [
    ...drafts.map((id, at) => ({ one: (ctx: Context) => issue(ctx, id), share: at / DRAFTS })),
    ...issued.map((id, at) => ({ one: (ctx: Context) => credit(ctx, id), share: at / CREDITED })),
  ]
  const clocks = startClocks()
  const started = work.map(async ({ one, share }, index) => {
    await wait(share * SPREAD_MS)
    const ctx = clocks[index % 2]
    if (!ctx) throw new Error('No instance')
    return untilDone(() => one(ctx))
  })
  const done = Promise.all(started)
  const [killed, tries] = await Promise.all([kill(done), done])
  expect(killed).toBeGreaterThan(0)
  expect(Math.max(...tries)).toBeGreaterThan(1)

  for (const [kind, letter, all] of [
    ['invoice', 'F', DRAFTS + CREDITED],
    ['credit_note', 'A', CREDITED],
  ] as const) {
    const years = await Promise.all([2098, 2099].map((year) => numbered(kind, year)))
    expect(years.flat()).toHaveLength(all)
    for (const [index, year] of [2098, 2099].entries()) {
      const list = years[index] ?? []
      expect(list.length).toBeGreaterThan(0)
      expect(list.map(({ number }) => number)).toEqual(
        list.map((_, at) => `${letter}-${year}-${String(at + 1).padStart(4, '0')}`),
      )
      expect(list.every(({ issued_on }) => issued_on.startsWith(`${year}-`))).toBe(true)
      const days = list.map(({ issued_on }) => issued_on)
      expect(days).toEqual(days.toSorted())
    }
  }
})

it('each issued one asks for its document once', async () => {
  const [counted] = await rows(
    `select count(*)::int as jobs, count(distinct data ->> 'invoiceId')::int as invoices
     from pgboss.job where name = 'invoice-documents'`,
  )
  expect(counted).toEqual({ jobs: DRAFTS + 2 * CREDITED, invoices: DRAFTS + 2 * CREDITED })
})
