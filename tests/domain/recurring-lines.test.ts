import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLine } from '@/lib/domain/billing/add-line'
import { announceEnd } from '@/lib/domain/billing/announce-end'
import { changeLinePrice } from '@/lib/domain/billing/change-line-price'
import { endLine } from '@/lib/domain/billing/end-line'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import type { LineInput } from '@/lib/domain/billing/line-schema'
import type { LinesOf } from '@/lib/domain/billing/lines'
import { previewTerminationOf } from '@/lib/domain/billing/preview-termination'
import { readSubscriptionDetail } from '@/lib/domain/billing/read-details'
import { addDays, addMonths, type Day } from '@/lib/domain/calendar'
import { reconcileAttempts } from '@/lib/domain/collection/reconcile-attempts'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { billStandalone, billSubscription } from '@/lib/server/tasks/run-billing'
import { crashingAt } from '../support/crash'
import { debitBooks } from '../support/debit-books'

const books = await debitBooks()
const { provider, client, admin, job, today, rows, newClient, completeFacts, automatic, subscribed } = books
const { attemptsOf, mailsOf, rowOf, timelineOf, balance } = books
let before: { held: number; owed: number }
beforeEach(async () => {
  before = await balance()
})
afterEach(async () => {
  const { held, owed } = await balance()
  expect(held - before.held).toBe(owed - before.owed)
})

const add = (of: LinesOf, given: Partial<LineInput> = {}, on: Day = today) =>
  addLine(admin(on), {
    ...{ of, kind: 'other', label: 'Sauvegarde', priceCents: 1_200, paymentPlan: 'monthly', anchor: today },
    ...given,
  })

const linesOf = (
  id: number,
): Promise<{ id: number; first: string; last: string; total_cents: number; status: string }[]> =>
  rows(
    `select id, first::text, last::text, total_cents, status from invoices where recurring_line_id = $1 order by first`,
    id,
  )

describe('a line of a subscription', () => {
  it('is debited with its method, once a period, in addition to the plan', async () => {
    const { id, clientId } = await automatic()
    const line = await add({ subscriptionId: id })
    await Promise.all([1, 2, 3].map(() => billSubscription(job(today), id).catch(() => null)))
    await billSubscription(job(today, 9), id)
    const [invoice, ...others] = await linesOf(line.id)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ status: 'paid', first: today, total_cents: 1_200 })
    expect(await attemptsOf(invoice?.id ?? 0)).toMatchObject([{ state: 'succeeded' }])
    expect((await mailsOf(clientId, 'payment-received')).length).toBe(2)
    expect(await timelineOf(id)).toContain('line_added')
  })

  it('is in the next debit and in the debits until the end', async () => {
    const { id, clientId } = await subscribed(today, addMonths(today, 1))
    const anchor = addDays(today, 10)
    await add({ subscriptionId: id }, { anchor, priceCents: 2_000 })
    const detail = await readSubscriptionDetail(client(clientId), id)
    expect(detail).toMatchObject({
      nextDebit: { date: anchor, amountCents: 2_000 },
      dueDate: addMonths(today, 1),
    })
    const { debits } = await previewTerminationOf(client(clientId), { id })
    expect(debits[0]).toEqual({ date: anchor, amountCents: 2_000 })
    expect(debits.filter(({ amountCents }) => amountCents === 3_500)).not.toEqual([])
  })

  it('that is refused makes nothing late and interrupts nothing', async () => {
    const { id, clientId, customer } = await automatic()
    await billSubscription(job(today), id)
    const line = await add({ subscriptionId: id })
    await provider.act(`customers/${customer}/decline`, { code: 'lost_card' })
    await billSubscription(job(today, 9), id)
    await billSubscription(job(addDays(today, 12)), id)
    expect(await linesOf(line.id)).toMatchObject([{ status: 'issued' }])
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    expect(await mailsOf(clientId, 'payment-late')).toMatchObject([{ lastServiceDay: null }])
  })

  it('loses and doubles nothing wherever the product ends', async () => {
    for (let last = 0; ; last += 3) {
      const { id } = await automatic()
      const line = await add({ subscriptionId: id })
      const isDone = await billSubscription(crashingAt(job(today), last), id).then(
        () => true,
        () => false,
      )
      await reconcileAttempts(job(today, 9), 'unanswered', () => {})
      await billSubscription(job(today, 9), id)
      expect(await linesOf(line.id)).toMatchObject([{ status: 'paid', first: today }])
      if (isDone) return
    }
  }, 180_000)

  it('that is the licence costs nothing with Standard', async () => {
    const { id } = await subscribed(today, addMonths(today, 1), { plan: 'premium', priceCents: 5_900 })
    const line = await add(
      { subscriptionId: id },
      { kind: 'cms_licence', label: 'Licence CMS', priceCents: 19_800, paymentPlan: 'yearly' },
    )
    await billSubscription(job(today), id)
    expect(await linesOf(line.id)).toEqual([])
    const [row] = await rows('select next_on::text from recurring_lines where id = $1', line.id)
    expect(row.next_on).toBe(addDays(today, 1))
  })

  it('ends with its contract', async () => {
    const { id, clientId } = await subscribed(today, addMonths(today, 1))
    const line = await add({ subscriptionId: id })
    await giveNotice(client(clientId), { id })
    const { ends_on: endsOn } = await rowOf(id)
    await billSubscription(job(addDays(endsOn, 1)), id)
    expect(await rowOf(id)).toMatchObject({ ends_on: endsOn })
    const [row] = await rows('select ends_on::text, ended_at from recurring_lines where id = $1', line.id)
    expect(row).toMatchObject({ ends_on: endsOn, ended_at: expect.any(Date) })
    const written = await linesOf(line.id)
    expect(written.every(({ last }) => last <= endsOn)).toBe(true)
    await expect(add({ subscriptionId: id }, {}, addDays(endsOn, 1))).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('whose days pass the end that the agency announced is credited by its days', async () => {
    const { id } = await subscribed(today, addMonths(today, 1))
    const line = await add({ subscriptionId: id }, { paymentPlan: 'yearly', priceCents: 36_500 })
    await billSubscription(job(today), id)
    const lastDay = addMonths(today, 3)
    await announceEnd(admin(today), { id, lastDay, reason: 'provider', words: 'Nous arrêtons.' })
    const [row] = await rows(
      'select credited_cents from invoices where recurring_line_id = $1 and kind = $2',
      line.id,
      'invoice',
    )
    expect(row.credited_cents).toBeGreaterThan(26_000)
    expect(row.credited_cents).toBeLessThan(28_000)
  })
})

describe('a line of a client alone', () => {
  it('is invoiced once a period from its first day, missed days in order, due after 14 days', async () => {
    const clientId = await newClient()
    const line = await add({ clientId }, { anchor: today })
    const later = addMonths(today, 2)
    await Promise.all([1, 2, 3].map(() => billStandalone(job(later), clientId)))
    expect((await linesOf(line.id)).map(({ first }) => first)).toEqual([
      ...[today, addMonths(today, 1), later],
    ])
    const [row] = await rows(
      'select due_on::text from invoices where recurring_line_id = $1 limit 1',
      line.id,
    )
    expect(row.due_on).toBe(addDays(later, 14))
  })

  it('is not invoiced before eight in the morning', async () => {
    const clientId = await newClient()
    const line = await add({ clientId }, { anchor: addDays(today, 1) })
    await billStandalone(job(addDays(today, 1), 7.9), clientId)
    expect(await linesOf(line.id)).toEqual([])
    await billStandalone(job(addDays(today, 1), 8), clientId)
    expect(await linesOf(line.id)).toHaveLength(1)
  })

  it('waits for the client’s facts, period by period', async () => {
    const clientId = await newClient(false)
    const line = await add({ clientId })
    await billStandalone(job(today), clientId)
    expect(await linesOf(line.id)).toMatchObject([{ status: 'draft' }])
    expect(await mailsOf(clientId, 'invoice-waits')).toHaveLength(1)
    await completeFacts(clientId)
    await billStandalone(job(addDays(today, 2)), clientId)
    expect(await linesOf(line.id)).toMatchObject([{ status: 'issued' }])
  })

  it('takes a new price from its next period, and ends by its days', async () => {
    const clientId = await newClient()
    const line = await add({ clientId }, { priceCents: 3_000 })
    await changeLinePrice(admin(today), { id: line.id, priceCents: 4_000 })
    await billStandalone(job(today), clientId)
    const second = addMonths(today, 1)
    await endLine(admin(today), { id: line.id, endsOn: addDays(second, 9) })
    await billStandalone(job(addMonths(today, 3)), clientId)
    const [first, last, ...others] = await linesOf(line.id)
    expect(others).toEqual([])
    expect(first).toMatchObject({ total_cents: 3_000 })
    expect(last).toMatchObject({ first: second, last: addDays(second, 9) })
    expect(last?.total_cents).toBeGreaterThan(1_200)
    expect(last?.total_cents).toBeLessThan(1_500)
    await expect(changeLinePrice(admin(today), { id: line.id, priceCents: 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('is the agency’s to write, not the client’s', async () => {
    const clientId = await newClient()
    const line = await add({ clientId })
    const own = client(clientId)
    const input: LineInput = {
      ...{ kind: 'other', label: 'x', priceCents: 1, paymentPlan: 'monthly', anchor: today },
    }
    await expect(addLine(own, { of: { clientId }, ...input })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(changeLinePrice(own, { id: line.id, priceCents: 1 })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(endLine(own, { id: line.id, endsOn: today })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

it('priority ranks a client’s requests half a step before their plan, while it runs', async () => {
  const clientId = await newClient()
  const open = async () => {
    const { id } = await openTicket(client(clientId), {
      ...{ type: 'Bug', title: 'Panne', description: 'Rien ne va plus.', submissionId: crypto.randomUUID() },
    })
    return id
  }
  const rankOf = async (id: number) =>
    (await rows('select plan_rank from tickets where id = $1', id))[0].plan_rank
  const ticket = await open()
  expect(await rankOf(ticket)).toBe(3)
  const line = await add({ clientId }, { kind: 'priority', label: 'Support prioritaire' })
  expect(await rankOf(ticket)).toBe(3)
  await billStandalone(job(today), clientId)
  expect(await rankOf(ticket)).toBe(2.5)
  expect(await rankOf(await open())).toBe(2.5)
  await endLine(admin(today), { id: line.id, endsOn: today })
  await billStandalone(job(addDays(today, 1)), clientId)
  expect(await rankOf(ticket)).toBe(3)
})
