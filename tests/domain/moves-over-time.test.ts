import { describe, expect, it } from 'vitest'
import type { PlanKey, Rhythm } from '@/content/plan-facts'
import { cancelMove } from '@/lib/domain/billing/cancel-move'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import type { Day } from '@/lib/domain/calendar'
import { changePlan } from '@/lib/domain/collection/change-plan'
import { announcePrice } from '@/lib/domain/contracts/announce-price'
import { lives } from '../support/life'
import { billed, debited } from '../support/life-lines'

const { begin, rows } = await lives()
const CARD = '4242424242424242'
const MONTHLY = { on: '2026-12-20', due: '2027-01-15' } as const

type Life = Awaited<ReturnType<typeof begin>>
type Input = { plan: PlanKey; paymentPlan: Rhythm; amountDueCents: number }

const move = (life: Life, day: Day, input: Input) =>
  life.on(day, ({ client }) => changePlan(client, { id: life.id, ...input }))
const up = { plan: 'premium', paymentPlan: 'monthly', amountDueCents: 1_626 } as const
const since = (life: Life, day: Day) => life.story.filter((line) => line >= day)

describe('to a higher price', () => {
  it('33. by card: at once, for the days left of the period, today included', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    // 24 € × 21 days (25 January to 14 February) of 31.
    await move(life, '2027-01-25', up)
    await life.until('2027-02-15')
    expect(since(life, '2027-01-25')).toEqual([
      '2027-01-25 12h move planned premium monthly on 2027-01-25 1626',
      '2027-01-25 12h moved premium monthly 5900',
      '2027-01-25 12h paid 1626',
      '2027-01-25 12h mail payment-received',
      ...debited('2027-02-15', '2027-03-14', 5_900),
    ])
  })

  it('34. by a card that is refused: no move, and nothing is owed', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await life.until('2027-01-20')
    await life.decline('insufficient_funds')
    await expect(move(life, '2027-01-25', up)).rejects.toMatchObject({ code: 'conflict' })
    await life.until('2027-02-15')
    expect(since(life, '2027-01-25')).toEqual([
      '2027-01-25 12h move planned premium monthly on 2027-01-25 1626',
      '2027-01-25 12h move dropped premium',
      ...debited('2027-02-15', '2027-03-14', 3_500),
    ])
    expect(await life.owed()).toEqual([])
  })

  it('35. at another sum than the one that was seen: refused', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await expect(move(life, '2027-01-26', up)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('36. by hand, not paid until the end of the period: it lapses', async () => {
    const life = await begin(MONTHLY)
    await life.transfer('2027-01-16')
    await move(life, '2027-01-25', up)
    await life.until('2027-02-15')
    expect(since(life, '2027-01-25')).toEqual([
      '2027-01-25 12h move planned premium monthly on 2027-01-25 1626',
      '2027-02-15 00h move dropped premium',
      ...billed('2027-02-15', '2027-03-14', 3_500),
    ])
  })

  it('37. by hand, noted a week later: from that day on', async () => {
    const life = await begin(MONTHLY)
    await life.transfer('2027-01-16')
    await move(life, '2027-01-25', up)
    const [draft] = await rows(
      "select id from invoices where subscription_id = $1 and purpose = 'move'",
      life.id,
    )
    await life.transfer('2027-02-01', [draft.id])
    await life.until('2027-02-15')
    expect(since(life, '2027-02-01')).toEqual([
      '2027-02-01 12h moved premium monthly 5900',
      '2027-02-01 12h paid 1626',
      '2027-02-01 12h mail payment-received',
      ...billed('2027-02-15', '2027-03-14', 5_900),
    ])
  })
})

describe('to a lower price or another rhythm', () => {
  const premium = { ...MONTHLY, plan: 'premium', priceCents: 5_900, method: CARD } as const
  const down = { plan: 'basic', paymentPlan: 'monthly', amountDueCents: 0 } as const
  const yearly = { plan: 'basic', paymentPlan: 'yearly', amountDueCents: 0 } as const

  it('38. down: with the next period', async () => {
    const life = await begin(premium)
    await move(life, '2027-02-01', down)
    await life.until('2027-02-15')
    expect(since(life, '2027-02-01')).toEqual([
      '2027-02-01 12h move planned basic monthly on 2027-02-15 0',
      '2027-02-01 12h mail plan-changed',
      '2027-02-15 08h moved basic monthly 3500',
      ...debited('2027-02-15', '2027-03-14', 3_500),
    ])
  })

  it('39. down, taken back in time: nothing changes', async () => {
    const life = await begin(premium)
    await move(life, '2027-02-01', down)
    await life.on('2027-02-10', ({ client }) => cancelMove(client, life.id))
    await life.until('2027-02-15')
    expect(since(life, '2027-02-10')).toEqual([
      '2027-02-10 12h move dropped basic',
      ...debited('2027-02-15', '2027-03-14', 5_900),
    ])
  })

  it('40. from months to years: the next first day begins a whole year', async () => {
    const life = await begin({ ...MONTHLY, due: '2027-01-31', method: CARD })
    await move(life, '2027-02-10', yearly)
    await life.until('2027-03-31')
    expect(since(life, '2027-02-10')).toEqual([
      '2027-02-10 12h move planned basic yearly on 2027-02-28 0',
      '2027-02-10 12h mail plan-changed',
      '2027-02-28 08h moved basic yearly 35000',
      // Thirteen months from the anchor, 31 January 2027: 29 February 2028 begins the next year.
      ...debited('2027-02-28', '2028-02-28', 35_000),
    ])
  })

  it('41. a notice drops the move that waits', async () => {
    const life = await begin(premium)
    await move(life, '2027-02-01', down)
    await life.on('2027-02-05', ({ client }) => giveNotice(client, { id: life.id }))
    await life.until('2027-02-15')
    expect(since(life, '2027-02-15')).toEqual(debited('2027-02-15', '2027-03-14', 5_900))
  })
})

describe('a new price', () => {
  const dearer = { priceCents: 3_900, reason: 'Le prix de l’hébergement a augmenté.' }

  it('42. applies to the first period that starts three months after the mail', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await life.on('2027-02-01', ({ admin }) =>
      announcePrice(admin, { target: { subscriptionIds: [life.id] }, ...dearer }),
    )
    await life.until('2027-05-15')
    const periods = since(life, '2027-02-15').filter((line) => line.includes(' period '))
    expect(periods).toEqual([
      '2027-02-15 08h period 2027-02-15..2027-03-14 3500',
      '2027-03-15 08h period 2027-03-15..2027-04-14 3500',
      '2027-04-15 08h period 2027-04-15..2027-05-14 3500',
      '2027-05-15 08h period 2027-05-15..2027-06-14 3900',
    ])
  })

  it('43. does not reach a contract in notice', async () => {
    const life = await begin({ ...MONTHLY, method: CARD })
    await life.on('2027-02-01', ({ admin }) =>
      announcePrice(admin, { target: { subscriptionIds: [life.id] }, ...dearer }),
    )
    // Two months end on 20 June, in the period from 15 June on.
    await life.on('2027-04-20', ({ client }) => giveNotice(client, { id: life.id }))
    await life.until('2027-07-20')
    const periods = since(life, '2027-05-01').filter((line) => line.includes(' period '))
    expect(periods).toEqual([
      '2027-05-15 08h period 2027-05-15..2027-06-14 3500',
      '2027-06-15 08h period 2027-06-15..2027-07-14 3500',
    ])
  })
})
