import { afterEach, expect } from 'vitest'
import type { PlanKey, Rhythm } from '@/content/plan-facts'
import { ADMIN } from '@/db/seed/accounts'
import { addDays, type Day, parisDay, parisInstant } from '@/lib/domain/calendar'
import { ensureCustomer } from '@/lib/domain/collection/ensure-customer'
import { openMethodPage } from '@/lib/domain/collection/open-method-page'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { settleInvoice } from '@/lib/domain/collection/settle-invoice'
import { settlePage } from '@/lib/domain/collection/settle-page'
import type { Context } from '@/lib/domain/context'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { billSubscription } from '@/lib/server/tasks/run-billing'
import { ledger } from './ledger'
import { storyLine } from './life-story'
import { heldByProvider, owedByProvider } from './money-of-client'
import { paymentProvider } from './payment-provider'

type Actors = { client: Context; admin: Context; job: Context }

type Start = {
  /** The day on which the agency creates it. */
  on: Day
  /** The first day that is to be paid. */
  due: Day
  plan?: PlanKey
  paymentPlan?: Rhythm
  priceCents?: number
  /** A test number saved on the day of creation; without it the subscription is paid manually. */
  method?: string | undefined
  /** Whether the client's billing details are known. */
  isComplete?: boolean
  /** Runs every day; by default days without a date of the contract are skipped. */
  everyDay?: boolean
  /** Whether to record `story`; without it, days run twice as fast. */
  isTold?: boolean
}

/** Subscriptions that run day by day against the simulated provider. The daily job runs at ten past midnight and ten past eight
 *  in Paris; the test sets both clocks, ours and the provider's. */
export async function lives() {
  const world = await ledger()
  const provider = await paymentProvider()

  const begun: number[] = []
  // After every test, the provider's balance equals that of the invoices.
  afterEach(async () => {
    for (const clientId of begun.splice(0)) expect(await balance(clientId)).toBe(0)
  })

  /** The provider's balance of a client minus the ledger's, in cents. */
  async function balance(clientId: number): Promise<number> {
    const [client] = await world.rows('select stripe_customer_id as id from clients where id = $1', clientId)
    const held = client.id === null ? 0 : await heldByProvider(client.id)
    return held - (await owedByProvider(world.rows, clientId))
  }

  const turnProvider = (at: Date) => provider.act('clock', { at: Math.floor(at.getTime() / 1000) })

  async function begin({
    on,
    due,
    method,
    isComplete = true,
    everyDay = false,
    isTold = true,
    ...given
  }: Start) {
    const clientId = await world.newClient(isComplete)
    begun.push(clientId)
    const { id } = await world.subscribed(on, due, { ...given, clientId })
    const { id: websiteId } = await createWebsite(world.admin(on), {
      ...{ name: 'Le four', url: 'https://four.example', imageUrl: null, status: 'active' },
      ...{ clientId, subscriptionId: id },
    })
    let now = parisInstant(on, 12)
    let next = addDays(on, 1)
    /** Whether something happened that may be due the next day. */
    let isAwake = true
    const story: string[] = []
    let seen = { entry: 0, status: 'active', site: 'active' }
    const mails = new Set<string>()

    const client = (at: Date): Context => world.as(clientId, 'USER', { at: at.getTime() })
    const admin = (at: Date): Context => world.as(ADMIN, 'ADMIN', { at: at.getTime() })
    const job = (at: Date): Context => world.jobAt(at.getTime())

    /** Records new events, with the clocks' hour. */
    async function note() {
      if (!isTold) return
      const stamp = `${parisDay(now)} ${hourOf(now)}`
      const entries = await world.rows(
        'select id, kind, data from subscription_entries where subscription_id = $1 and id > $2 order by id',
        ...[id, seen.entry],
      )
      for (const entry of entries) {
        seen.entry = Number(entry.id)
        story.push(`${stamp} ${storyLine(entry.kind, entry.data)}`)
      }
      const [row] = await world.rows(
        `select s.status, w.status as site from subscriptions s join websites w on w.id = $2 where s.id = $1`,
        ...[id, websiteId],
      )
      if (row.status !== seen.status) story.push(`${stamp} is ${row.status}`)
      if (row.site !== seen.site && row.site !== row.status) story.push(`${stamp} site ${row.site}`)
      seen = { ...seen, status: row.status, site: row.site }
      for (const mail of await world.mailsTo(clientId)) {
        if (mails.has(mail.id)) continue
        mails.add(mail.id)
        story.push(`${stamp} mail ${mail.kind}`)
      }
    }

    async function at<T>(moment: Date, work: () => Promise<T>): Promise<T> {
      now = moment
      await turnProvider(now)
      try {
        return await work()
      } finally {
        await note()
      }
    }

    /** Runs days up to and including this one. */
    async function until(day: Day) {
      for (; next <= day; next = addDays(next, 1)) {
        const due = everyDay || isAwake ? next : await nextDay(next)
        isAwake = false
        if (due > day) {
          next = addDays(day, 1)
          return
        }
        next = due
        for (const minutes of [10, 8 * 60 + 10]) {
          const moment = new Date(parisInstant(next).getTime() + minutes * 60_000)
          await at(hourly(next, minutes, moment), () => billSubscription(job(now), id))
        }
        const noon = parisInstant(next, 12)
        for (const invoiceId of await tried()) await at(noon, () => settleInvoice(job(noon), invoiceId))
      }
    }

    /** The invoices whose debit has no outcome yet. */
    const tried = async (): Promise<number[]> =>
      (
        await world.rows(
          `select i.id from invoices i join invoice_attempts a on a.invoice_id = i.id
           where i.subscription_id = $1 and a.ended_at is null`,
          id,
        )
      ).map((row) => row.id)

    /** The first day from `from` on with a date of the contract or its invoices. */
    async function nextDay(from: Day): Promise<Day> {
      const [row] = await world.rows(
        `select min(day)::text as day from (
           select unnest(array[due_date, due_date - 75, due_date - 30, due_date - 14]) as day from subscriptions where id = $1
           union select (anchor + k * interval '1 month')::date from subscriptions, generate_series(0, 60) k where id = $1
           union select ends_on + 1 from subscriptions where id = $1
           union select change_effective_on from subscriptions where id = $1
           union select unnest(array[due_on + 1, last + 1, first + 1]) from invoices where subscription_id = $1
           union select refused_on + k from invoices, generate_series(1, 33) k where subscription_id = $1 and status = 'issued'
           union select (a.created_at at time zone 'Europe/Paris')::date + k from invoice_attempts a
             join invoices i on i.id = a.invoice_id, generate_series(1, 8) k where i.subscription_id = $1 and a.ended_at is null
         ) as days where day >= $2`,
        ...[id, from],
      )
      return row?.day ?? addDays(from, 3_650)
    }

    /** Runs the days until then, then acts at noon. */
    async function act<T>(day: Day, work: (actors: Actors) => Promise<T>, hour = 12): Promise<T> {
      await until(day)
      isAwake = true
      const moment = parisInstant(day, hour)
      return at(moment, () => work({ client: client(moment), admin: admin(moment), job: job(moment) }))
    }

    const useNumber = async (url: string, number?: string, context = client(now)) => {
      const sessionId = await world.sessionOf(url)
      await provider.act(`sessions/${sessionId}/use`, number ? { number } : {})
      await settlePage(context, { sessionId })
    }

    const life = {
      ...{ id, clientId, websiteId, story, until },
      on: act,
      /** At the clocks' current time. */
      job: <T>(work: (context: Context) => Promise<T>) => at(now, () => work(job(now))),
      customer: () => ensureCustomer(job(now), clientId),
      /** Skips days without running the job. */
      asleepUntil: (day: Day) => {
        next = day
        isAwake = true
      },
      /** To be called after a change made directly in the database. */
      wake: () => {
        isAwake = true
      },
      save: (day: Day, number?: string) =>
        act(day, async ({ client: context }) => {
          const { url } = await openMethodPage(context, { subscriptionId: id })
          await useNumber(url, number, context)
        }),
      pay: (day: Day, invoiceIds?: number[], number?: string) =>
        act(day, async ({ client: context }) => {
          const ids = invoiceIds ?? (await life.owed())
          const { url } = await payInvoices(context, ids)
          await useNumber(url, number, context)
        }),
      /** Makes the client's next debit fail. */
      decline: async (code: string) => {
        const customerId = await ensureCustomer(job(now), clientId)
        await provider.act(`customers/${customerId}/decline`, { code })
      },
      transfer: (day: Day, invoiceIds?: number[]) =>
        act(day, async () => world.note(id, invoiceIds ?? (await life.owed()), day, `VIR ${day}`)),
      owed: async (): Promise<number[]> =>
        (
          await world.rows(
            "select id from invoices where subscription_id = $1 and status = 'issued' and kind = 'invoice' order by id",
            id,
          )
        ).map((row) => row.id),
      intent: async (): Promise<string> => {
        const [attempt] = await world.rows(
          `select a.intent_id from invoice_attempts a join invoices i on i.id = a.invoice_id
           where i.subscription_id = $1 and a.intent_id is not null order by a.id desc limit 1`,
          id,
        )
        return attempt?.intent_id
      },
    }
    await turnProvider(now)
    await note()
    if (method)
      await at(parisInstant(on, 13), async () => {
        const { url } = await openMethodPage(client(now), { subscriptionId: id })
        await useNumber(url, method)
      })
    return life
  }

  return { ...world, provider, begin, balance, turnProvider }
}

/** Keeps the local hour on days of a daylight-saving change. */
function hourly(day: Day, minutes: number, moment: Date): Date {
  return minutes < 60
    ? moment
    : new Date(parisInstant(day, Math.floor(minutes / 60)).getTime() + (minutes % 60) * 60_000)
}

const HOUR = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', timeZone: 'Europe/Paris' })
const hourOf = (at: Date) => HOUR.format(at).replace(/\s?h$/, 'h').replace(/\s/g, '')
