import { expect, it } from 'vitest'
import { PLANS, planCents } from '@/content/plan-facts'
import { cancelMove } from '@/lib/domain/billing/cancel-move'
import { movePlan } from '@/lib/domain/billing/move-plan'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { previewTerminationOf } from '@/lib/domain/billing/preview-termination'
import { notePayment } from '@/lib/domain/billing/record-payment'
import { addDays, type Day } from '@/lib/domain/calendar'
import { announcePrice } from '@/lib/domain/contracts/announce-price'
import { remind } from '@/lib/domain/contracts/remind'
import { terminate } from '@/lib/domain/contracts/terminate'
import { ledger } from '../support/ledger'
import { randomFrom } from '../support/random'

const books = await ledger()
const { admin, clock, rows, subscribed } = books
const ROUNDS = 8
const START: Day = '2027-01-10'

/** Runs from one day to another as a client who pays on time; returns the invoiced amounts. */
async function live(id: number, from: Day, until: Day) {
  const debits: { date: Day; amountCents: number }[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    for (const { id: invoiceId, first, totalCents, number } of await openPeriod(clock(day), id)) {
      debits.push({ date: first ?? day, amountCents: totalCents })
      const payment = { subscriptionId: id, invoiceIds: [invoiceId], on: day, reference: `VIR ${number}` }
      if (totalCents > 0) await notePayment(admin(day), payment)
    }
    await remind(clock(day), id)
  }
  return debits
}

it.each(Array.from({ length: ROUNDS }, (_, seed) => seed))(
  'what a preview says of a notice on a later day is what the notice then does (%s)',
  async (seed) => {
    const random = randomFrom(seed)
    const pick = <const T extends readonly unknown[]>(...choices: T): T[number] =>
      choices[Math.floor(random() * choices.length)]
    const plan = pick(...PLANS)
    const paymentPlan = pick('monthly', 'yearly')
    const due = addDays(START, pick(0, 1, 5, 21, 31, 50))
    const { id } = await subscribed(START, due, {
      ...{ plan, paymentPlan, priceCents: planCents(plan, paymentPlan) },
    })
    const asked = addDays(due, pick(0, 3, 17, 40))
    await live(id, START, asked)
    if (pick(true, false)) {
      const input = { id, plan: 'basic', paymentPlan: pick('monthly', 'yearly') } as const
      const { amountDueCents } = await previewMoveOf(admin(asked), input)
      if (amountDueCents === 0) await movePlan(admin(asked), { ...input, amountDueCents })
      if (pick(true, false, false)) await cancelMove(admin(asked), id)
    }
    if (pick(true, false))
      await announcePrice(admin(asked), {
        target: { subscriptionIds: [id] },
        priceCents: 9_900,
        reason: 'coûts',
      })
    const on = addDays(asked, pick(0, 1, 12, 45, 100, 200, 364, 400))
    const preview = await previewTerminationOf(admin(asked), { id, on })

    await live(id, addDays(asked, 1), addDays(on, -1))
    expect(await previewTerminationOf(admin(on), { id })).toEqual(preview)
    await terminate(admin(on), { id })
    expect((await books.rowOf(id)).ends_on).toBe(preview.lastDay)
    const [{ cents }] = await rows(
      `select coalesce(sum(r.amount_cents), 0)::int as cents from invoice_refunds r join invoices i on i.id = r.invoice_id
       where i.subscription_id = $1`,
      id,
    )
    expect(cents).toBe(preview.refundCents)
    expect(await live(id, on, addDays(preview.lastDay, 40))).toEqual(preview.debits)
  },
)
