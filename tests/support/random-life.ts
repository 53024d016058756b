import { expect } from 'vitest'
import { PLANS, planCents, RHYTHMS } from '@/content/plan-facts'
import { announceEnd } from '@/lib/domain/billing/announce-end'
import { cancelMove } from '@/lib/domain/billing/cancel-move'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { revokeNotice } from '@/lib/domain/billing/revoke-notice'
import { addDays, addMonths, type Day, daysBetween } from '@/lib/domain/calendar'
import { changePlan } from '@/lib/domain/collection/change-plan'
import { recordInvoiceDispute } from '@/lib/domain/collection/record-invoice-dispute'
import { sendRefund } from '@/lib/domain/collection/send-refund'
import { DomainError } from '@/lib/domain/errors'
import { lives } from './life'
import { randomFrom } from './random'
import { LONG } from './rounds'

const START: Day = '2027-01-10'
const YEARS = 3
const NUMBERS = ['4242424242424242', '4000000000000341', '4000002760003184', 'FR1420041010050500013M02606']

const disputed = new Set<string>()

const { begin, balance, rows, provider } = await lives()

type Life = Awaited<ReturnType<typeof begin>>
type Random = <T>(choices: readonly T[]) => T

/** The possible acts of client, agency and bank on a day, equally likely. A refusal by the product is acceptable, too. */
const ACTS: Record<string, (life: Life, day: Day, random: Random) => Promise<unknown>> = {
  notice: (life, day) => life.on(day, ({ client }) => giveNotice(client, { id: life.id })),
  revocation: (life, day) => life.on(day, ({ client }) => revokeNotice(client, life.id)),
  payment: (life, day) => life.pay(day),
  transfer: (life, day) => life.transfer(day),
  'another method': (life, day, random) => life.save(day, random(NUMBERS)),
  'a refusal': (life, _day, random) => life.decline(random(['insufficient_funds', 'lost_card'])),
  move: (life, day, random) =>
    life.on(day, async ({ client }) => {
      const input = { id: life.id, plan: random(PLANS), paymentPlan: random(RHYTHMS) }
      const { amountDueCents } = await previewMoveOf(client, input)
      await changePlan(client, { ...input, amountDueCents })
    }),
  'a move taken back': (life, day) => life.on(day, ({ client }) => cancelMove(client, life.id)),
  'a credit': (life, day, random) =>
    life.on(day, async ({ admin }) => {
      const invoices = await rows(
        "select id, total_cents - credited_cents as cents from invoices where subscription_id = $1 and kind = 'invoice' and status in ('issued', 'paid')",
        life.id,
      )
      if (invoices.length === 0) return
      const { id, cents } = random(invoices)
      const amountCents = random([1, Math.ceil(cents / 3), cents])
      await creditSubscriptionInvoice(admin, {
        subscriptionId: life.id,
        invoiceId: id,
        amountCents,
        reason: 'geste',
      })
    }),
  'a dispute': (life, day) =>
    life.on(day, async ({ job }) => {
      const intentId = await life.intent()
      // A bank disputes a payment once.
      if (!intentId || disputed.has(intentId)) return
      disputed.add(intentId)
      const { id } = await provider.act(`intents/${intentId}/dispute`)
      await recordInvoiceDispute(job, id)
    }),
  'an end by the agency': (life, day) =>
    life.on(day, ({ admin }) =>
      announceEnd(admin, { id: life.id, lastDay: addMonths(day, 3), reason: 'provider', words: 'Fin.' }),
    ),
}

/** Every other life, because two files run them in parallel. */
export const livesOf = (remainder: 0 | 1): number[] =>
  Array.from({ length: LONG ? 200 : 20 }, (_, index) => index + 1).filter((seed) => seed % 2 === remainder)

/** Three seeded years of one contract: each period has one invoice, and the provider's balance equals that of the invoices. */
export async function playLife(seed: number): Promise<void> {
  const next = randomFrom(seed)
  const random: Random = (choices) => {
    if (choices.length === 0) throw new Error('Nothing to choose from')
    return choices[Math.floor(next() * choices.length)] as (typeof choices)[number]
  }
  const plan = random(PLANS)
  const paymentPlan = random(RHYTHMS)
  const life = await begin({
    ...{ on: START, due: addDays(START, Math.floor(next() * 40)), plan, paymentPlan },
    priceCents: planCents(plan, paymentPlan),
    method: random([undefined, ...NUMBERS]),
    isTold: false,
  })
  const end = addMonths(START, 12 * YEARS)
  const lines: string[] = []
  for (let day = addDays(START, 5); day < end; day = addDays(day, 3 + Math.floor(next() * 60))) {
    const act = random(Object.keys(ACTS))
    lines.push(`${day} ${act}`)
    try {
      await ACTS[act]?.(life, day, random)
    } catch (error) {
      if (!(error instanceof DomainError) && !String(error).includes('simulator refused')) throw error
    }
    if (next() < 0.1) life.asleepUntil(addDays(day, 9))
    await sendRefunds(life)
    if (lines.length % 4 === 0) await holds(life, lines)
  }
  await life.until(end)
  await sendRefunds(life)
  await holds(life, lines)
  expect(daysBetween(START, end)).toBe(1_096)
}

/** Does the work of the refund queue. */
async function sendRefunds(life: Life) {
  for (const { id } of await rows(
    "select r.id from invoice_refunds r join invoices i on i.id = r.invoice_id where i.subscription_id = $1 and r.status = 'asked'",
    life.id,
  ))
    await life.job((job) => sendRefund(job, id))
}

async function holds(life: Life, lines: string[]) {
  const where = lines.join(', ')
  const periods = await rows(
    `select first::text, last::text, lag(last) over (order by first) >= first as overlaps from invoices
     where subscription_id = $1 and kind = 'invoice' and purpose = 'period' and status <> 'cancelled'`,
    life.id,
  )
  expect(
    periods.filter(({ overlaps }) => overlaps),
    where,
  ).toEqual([])
  const after = await rows(
    `select i.first::text from invoices i join subscriptions s on s.id = i.subscription_id
     where s.id = $1 and i.kind = 'invoice' and i.purpose = 'period' and i.first > s.ends_on and s.ended_at is not null`,
    life.id,
  )
  expect(after, where).toEqual([])
  expect(await balance(life.clientId), where).toBe(0)
}
