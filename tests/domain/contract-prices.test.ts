import { expect, it } from 'vitest'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { revokeNotice } from '@/lib/domain/billing/revoke-notice'
import { announcePrice } from '@/lib/domain/contracts/announce-price'
import { previewPrice } from '@/lib/domain/contracts/preview-price'
import { ledger } from '../support/ledger'

const { as, admin, clock, rows, newClient, subscribed, invoicesOf, timelineOf, mailsOf } = await ledger()

const reason = 'L’hébergement coûte plus cher.'
const one = (id: number) => ({ target: { subscriptionIds: [id] }, priceCents: 3_900, reason })
const sumsOf = async (id: number) =>
  (await invoicesOf(id)).map(({ first, total_cents: cents }) => `${first} ${cents}`)

it('a new price applies to the first period that starts three months or more after its mail', async () => {
  const { id, clientId } = await subscribed('2026-11-01', '2026-11-15')
  // Three months after 16 November is 16 February: the period of 15 March is the first.
  expect(await previewPrice(admin('2026-11-16'), one(id))).toMatchObject([
    { id, clientName: 'Léa Martin', oldCents: 3_500, effectiveOn: '2027-03-15', skip: null },
  ])
  const notified = await Promise.all([1, 2].map(() => announcePrice(admin('2026-11-16'), one(id))))
  expect(notified.flat()).toEqual([id])
  expect(await mailsOf(clientId, 'price-announced')).toMatchObject([
    { oldCents: 3_500, priceCents: 3_900, effectiveOn: '2027-03-15', isYearly: false, reason },
  ])
  await openPeriod(clock('2027-03-20'), id)
  expect((await sumsOf(id)).slice(-2)).toEqual(['2027-02-15 3500', '2027-03-15 3900'])
  await openPeriod(clock('2027-04-15'), id)
  expect((await sumsOf(id)).at(-1)).toBe('2027-04-15 3900')
  const kinds = await timelineOf(id)
  expect(kinds.filter((kind) => kind.startsWith('price_'))).toEqual(['price_announced', 'price_changed'])
  const [row] = await rows('select announced_price_reason from subscriptions where id = $1', id)
  expect(row).toEqual({ announced_price_reason: null })
})

it('an announced price begins with a period that starts that very day, three months after the mail', async () => {
  const { id } = await subscribed('2026-11-01', '2026-11-15')
  await announcePrice(admin('2026-11-15'), one(id))
  await openPeriod(clock('2027-02-15'), id)
  expect((await sumsOf(id)).at(-1)).toBe('2027-02-15 3900')
})

it('the old price holds through a notice, and the new one applies once it is taken back', async () => {
  const { id } = await subscribed('2026-11-01', '2026-11-15')
  await announcePrice(admin('2026-11-16'), one(id))
  await giveNotice(admin('2027-02-20'), { id })
  await openPeriod(clock('2027-04-15'), id)
  expect((await sumsOf(id)).slice(-2)).toEqual(['2027-03-15 3500', '2027-04-15 3500'])
  await revokeNotice(admin('2027-04-20'), id)
  await openPeriod(clock('2027-05-15'), id)
  expect((await sumsOf(id)).at(-1)).toBe('2027-05-15 3900')
})

it('a plan’s new price concerns its running contracts of that rhythm, each once', async () => {
  const terms = { plan: 'premium', priceCents: 5_900 } as const
  const running = await subscribed('2026-11-01', '2026-11-15', terms)
  const leaving = await subscribed('2026-11-01', '2026-11-15', terms)
  const paid = await subscribed('2026-11-01', '2026-11-15', { ...terms, priceCents: 6_200 })
  await subscribed('2026-11-01', '2026-11-15', { ...terms, paymentPlan: 'yearly', priceCents: 59_000 })
  await giveNotice(admin('2026-11-10'), { id: leaving.id })
  const target = { plan: 'premium', paymentPlan: 'monthly' } as const
  const price = { target, priceCents: 6_200, reason }
  const samples = await previewPrice(admin('2026-11-16'), price)
  const previewed = samples.filter(({ id }) => id >= running.id)
  expect(previewed.map(({ id, skip }) => [id, skip])).toEqual([
    [running.id, null],
    [leaving.id, 'ending'],
    [paid.id, 'same'],
  ])
  const notified = await announcePrice(admin('2026-11-16'), price)
  expect(notified.filter((id) => id >= running.id)).toEqual([running.id])
  expect(await announcePrice(admin('2026-11-20'), price)).toEqual([])
  const client = as(await newClient())
  await expect(announcePrice(client, price)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(previewPrice(client, price)).rejects.toMatchObject({ code: 'forbidden' })
  const mute = announcePrice(admin('2026-11-20'), { ...price, reason: ' ' })
  await expect(mute).rejects.toMatchObject({ code: 'validation' })
})
