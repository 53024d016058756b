import { eq } from 'drizzle-orm'
import type { PlanKey, Rhythm } from '@/content/plan-facts'
import { planCents } from '@/content/plan-facts'
import { insertSubscription } from '@/lib/domain/billing/insert-subscription'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { notePayment, recordPayment } from '@/lib/domain/billing/record-payment'
import { recordRefusal } from '@/lib/domain/billing/record-refusal'
import { addEntry } from '@/lib/domain/billing/timeline'
import { addDays, type Day } from '@/lib/domain/calendar'
import type { Context } from '@/lib/domain/context'
import type { InvoiceRow } from '@/lib/domain/invoices/schema'
import type { Writer } from '../client'
import { invoiceAttempts } from '../schema/invoice-attempts'
import { paymentMethods } from '../schema/payment-methods'
import { subscriptionReminders } from '../schema/subscription-reminders'
import { subscriptions } from '../schema/subscriptions'
import { SAMPLE_CUSTOMERS, sampleIntentId } from './sample-billing'
import { contextOn } from './sample-clock'

/** An event on a day, at eight in Paris by default. */
export type SampleEvent = { day: Day; hour?: number; run: (ctx: Context) => Promise<unknown> }

export type Sample = {
  clientId: number
  name: string
  plan: PlanKey
  paymentPlan: Rhythm
  anchor: Day
  createdOn: Day
  /** Paid by transfer instead of the client's saved card. */
  isManual?: true
}

/** Saves each sample customer's card; returns the ids of the methods by client. */
export async function saveMethods(db: Writer): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  for (const { clientId, methodId } of SAMPLE_CUSTOMERS) {
    const [method] = await db
      .insert(paymentMethods)
      .values({
        ...{ clientId, methodId, kind: 'card' },
        ...cardOf(clientId),
        expiryMonth: 12,
        expiryYear: new Date().getUTCFullYear() + 3,
      })
      .returning({ id: paymentMethods.id })
    if (method) ids.set(clientId, method.id)
  }
  return ids
}

function cardOf(clientId: number) {
  const number = SAMPLE_CUSTOMERS.find((customer) => customer.clientId === clientId)?.number ?? ''
  return { brand: number.startsWith('5') ? 'mastercard' : 'visa', lastFour: number.slice(-4) }
}

/** Inserts a subscription; returns the events that a sample can apply to it. */
export async function addSubscription(db: Writer, sample: Sample, methods: Map<number, number>) {
  const { clientId, name, plan, paymentPlan, anchor: dueDate, createdOn, isManual } = sample
  const ctx = contextOn(db, createdOn, 10)
  const priceCents = planCents(plan, paymentPlan)
  const { id } = await ctx.transaction((tx) =>
    insertSubscription(tx, { clientId, name, plan, paymentPlan, priceCents, dueDate, status: 'active' }),
  )
  const methodId = isManual ? null : (methods.get(clientId) ?? null)
  const collection = methodId === null ? 'manual' : 'automatic'
  await db
    .update(subscriptions)
    .set({ createdAt: ctx.now(), collection, paymentMethodId: methodId })
    .where(eq(subscriptions.id, id))
  const saved = contextOn(db, addDays(createdOn, 1), 15)
  if (methodId !== null)
    await saved.transaction((tx) =>
      addEntry(tx, id, { kind: 'method_saved', data: { method: 'card', ...cardOf(clientId) } }),
    )

  async function open(on: Context): Promise<InvoiceRow> {
    const [invoice] = await openPeriod(on, id)
    if (!invoice) throw new Error(`No period of sample subscription ${id} began on ${on.now().toISOString()}`)
    return invoice
  }

  async function attempt(on: Context, { id: invoiceId, totalCents }: InvoiceRow, number: number) {
    const [row] = await db
      .insert(invoiceAttempts)
      .values({
        ...{ invoiceId, methodId, attempt: number, amountCents: totalCents, createdAt: on.now() },
        intentId: sampleIntentId(invoiceId, number),
      })
      .returning({ id: invoiceAttempts.id })
    if (!row) throw new Error('The attempt was not written')
    return row.id
  }

  return {
    id,
    /** A reminder that was mailed automatically. */
    reminded: (reminder: 'renewal_right' | 'unpaid', about: Day, day: Day): SampleEvent => ({
      day,
      run: (on) =>
        on.transaction(async (tx) => {
          await tx.db
            .insert(subscriptionReminders)
            .values({ subscriptionId: id, kind: reminder, about, sentOn: day, sentAt: tx.now() })
          await addEntry(tx, id, { kind: 'reminded', data: { reminder, about } })
        }),
    }),
    paid: (day: Day): SampleEvent => ({
      day,
      run: async (on) =>
        recordPayment(on, { subscriptionId: id, attemptIds: [await attempt(on, await open(on), 1)] }),
    }),
    /** A period that begins on a day and is paid by transfer nine days later. */
    transfer(first: Day, reference: string): SampleEvent[] {
      let invoiceIds: number[] = []
      const on = addDays(first, 9)
      return [
        { day: first, run: async (ctx) => (invoiceIds = [(await open(ctx)).id]) },
        { day: on, run: (ctx) => notePayment(ctx, { subscriptionId: id, invoiceIds, on, reference }) },
      ]
    },
    /** A period that begins on a day; its payment is refused after each of these numbers of days. */
    refused(first: Day, after: number[]): SampleEvent[] {
      let invoice: InvoiceRow
      return after.map((days, index) => ({
        day: addDays(first, days),
        run: async (on) => {
          if (index === 0) invoice = await open(on)
          const tried = { id: await attempt(on, invoice, index + 1), code: 'generic_decline' }
          const refusal = { subscriptionId: id, invoiceId: invoice.id, attempt: tried }
          await recordRefusal(on, { ...refusal, refusal: 'retryable' })
        },
      }))
    },
  }
}
