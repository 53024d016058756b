import { afterEach, describe, expect, it, vi } from 'vitest'
import { lives } from '../support/life'
import { billed, debited, interrupted, late, reminded, restored, transferred } from '../support/life-lines'

const { begin, completeFacts } = await lives()
// Restores only TZ, because the simulators' settings are in the environment, too.
const ZONE = process.env.TZ
afterEach(() => vi.stubEnv('TZ', ZONE))
const MONTHLY = { on: '2026-12-20', due: '2027-01-15' } as const
const created = '2026-12-20 12h created basic monthly 3500'

describe('paid by hand', () => {
  it('1. in time: each invoice is due fourteen days after its issue', async () => {
    const life = await begin(MONTHLY)
    await life.transfer('2027-01-20')
    await life.transfer('2027-03-01')
    await life.until('2027-03-14')
    expect(life.story).toEqual([
      created,
      ...billed('2027-01-15', '2027-02-14', 3_500),
      ...transferred('2027-01-20', 3_500),
      ...billed('2027-02-15', '2027-03-14', 3_500),
      ...transferred('2027-03-01', 3_500),
    ])
  })

  it('2. never: late the day after the due date, reminded, interrupted after seven days; no further period begins', async () => {
    const life = await begin({ ...MONTHLY, everyDay: true })
    await life.until('2027-02-20')
    expect(life.story).toEqual([
      created,
      ...billed('2027-01-15', '2027-02-14', 3_500),
      ...late('2027-01-30', 3_500, '2027-02-06'),
      ...reminded('2027-02-04', '2027-01-30'),
      ...interrupted('2027-02-07'),
    ])
  })

  it('3. within the days of grace: active at once, and no reminder', async () => {
    const life = await begin(MONTHLY)
    await life.transfer('2027-02-03')
    await life.until('2027-02-15')
    expect(life.story).toEqual([
      created,
      ...billed('2027-01-15', '2027-02-14', 3_500),
      ...late('2027-01-30', 3_500, '2027-02-06'),
      '2027-02-03 12h paid 3500',
      '2027-02-03 12h is active',
      '2027-02-03 12h mail payment-received',
      ...billed('2027-02-15', '2027-03-14', 3_500),
    ])
  })

  it('4. a day after the interruption, within the period: it runs on to its end', async () => {
    const life = await begin(MONTHLY)
    await life.transfer('2027-02-08')
    await life.until('2027-02-15')
    expect(life.story.slice(6)).toEqual([
      ...reminded('2027-02-04', '2027-01-30'),
      ...interrupted('2027-02-07'),
      ...restored('2027-02-08', 3_500),
      ...billed('2027-02-15', '2027-03-14', 3_500),
    ])
  })

  it('5. a month after the interruption: a whole period of the same sum begins that day, the new anchor', async () => {
    const life = await begin(MONTHLY)
    await life.transfer('2027-03-07')
    await life.transfer('2027-04-08')
    await life.until('2027-05-07')
    expect(life.story.slice(8)).toEqual([
      ...interrupted('2027-02-07'),
      '2027-03-07 12h period 2027-03-07..2027-04-06 3500',
      ...restored('2027-03-07', 3_500),
      ...billed('2027-04-07', '2027-05-06', 3_500),
      ...transferred('2027-04-08', 3_500),
      ...billed('2027-05-07', '2027-06-06', 3_500),
    ])
  })

  it('6. the hour after the interruption: the period runs on', async () => {
    const life = await begin(MONTHLY)
    await life.until('2027-02-07')
    const [invoiceId] = await life.owed()
    await life.transfer('2027-02-07', [invoiceId ?? 0])
    expect(life.story.slice(-7)).toEqual([...interrupted('2027-02-07'), ...restored('2027-02-07', 3_500)])
  })

  it('7. the younger of two invoices first: refused until the older is paid with it', async () => {
    const life = await begin(MONTHLY)
    life.asleepUntil('2027-02-16')
    await life.until('2027-02-16')
    const [older = 0, younger = 0] = await life.owed()
    await expect(life.transfer('2027-02-20', [younger])).rejects.toMatchObject({ code: 'conflict' })
    await life.transfer('2027-02-21', [older, younger])
    expect(life.story.slice(5)).toEqual(transferred('2027-02-21', 7_000))
  })

  it('8. by the year: a month of grace, and the reminder seven days before its end', async () => {
    const life = await begin({ ...MONTHLY, paymentPlan: 'yearly', priceCents: 35_000 })
    await life.until('2027-03-31')
    expect(life.story).toEqual([
      '2026-12-20 12h created basic yearly 35000',
      '2026-12-21 08h reminded renewal 2027-01-15',
      '2026-12-21 08h mail renewal-ahead',
      ...billed('2027-01-15', '2028-01-14', 35_000),
      ...late('2027-01-30', 35_000, '2027-02-28'),
      ...reminded('2027-02-21', '2027-01-30'),
      ...interrupted('2027-03-01'),
    ])
  })
})

describe('what passes while nothing runs', () => {
  it('9. a week: the period is invoiced on the day that the job runs, and due fourteen days after', async () => {
    const life = await begin(MONTHLY)
    await life.until('2027-01-14')
    life.asleepUntil('2027-01-22')
    await life.until('2027-02-06')
    expect(life.story).toEqual([
      created,
      '2027-01-22 08h period 2027-01-15..2027-02-14 3500',
      '2027-01-22 08h mail invoice-issued',
      ...late('2027-02-06', 3_500, '2027-02-13'),
    ])
  })

  it('10. two months: each period has its own invoice, oldest first', async () => {
    const life = await begin(MONTHLY)
    await life.until('2027-01-14')
    life.asleepUntil('2027-03-20')
    await life.until('2027-03-20')
    expect(life.story).toEqual([
      created,
      '2027-03-20 08h period 2027-01-15..2027-02-14 3500',
      '2027-03-20 08h period 2027-02-15..2027-03-14 3500',
      '2027-03-20 08h period 2027-03-15..2027-04-14 3500',
      '2027-03-20 08h mail invoice-issued',
      '2027-03-20 08h mail invoice-issued',
      '2027-03-20 08h mail invoice-issued',
    ])
  })

  it('11. the last day of service: the site goes offline on the first run after it', async () => {
    const life = await begin(MONTHLY)
    await life.until('2027-02-06')
    life.asleepUntil('2027-02-11')
    await life.until('2027-02-11')
    expect(life.story.slice(-3)).toEqual([
      '2027-02-11 00h interrupted 2027-02-07',
      '2027-02-11 00h is inactive',
      '2027-02-11 00h mail service-interrupted',
    ])
  })
})

describe('first days', () => {
  it('12. from the 31st: counted from the anchor, clamped to the month’s end', async () => {
    const life = await begin({ on: '2027-01-02', due: '2027-01-31', method: '4242424242424242' })
    await life.until('2027-06-30')
    expect(life.story.filter((line) => line.includes(' period '))).toEqual([
      '2027-01-31 08h period 2027-01-31..2027-02-27 3500',
      '2027-02-28 08h period 2027-02-28..2027-03-30 3500',
      '2027-03-31 08h period 2027-03-31..2027-04-29 3500',
      '2027-04-30 08h period 2027-04-30..2027-05-30 3500',
      '2027-05-31 08h period 2027-05-31..2027-06-29 3500',
      '2027-06-30 08h period 2027-06-30..2027-07-30 3500',
    ])
  })

  it('13. in a leap year: 29 February is a first day', async () => {
    const life = await begin({ on: '2028-01-02', due: '2028-01-31', method: '4242424242424242' })
    await life.until('2028-03-31')
    expect(life.story.filter((line) => line.includes(' period '))).toEqual([
      '2028-01-31 08h period 2028-01-31..2028-02-28 3500',
      '2028-02-29 08h period 2028-02-29..2028-03-30 3500',
      '2028-03-31 08h period 2028-03-31..2028-04-29 3500',
    ])
  })

  it('14. that were past when the due date was written are never invoiced', async () => {
    const life = await begin({ on: '2027-03-10', due: '2027-01-15' })
    await life.until('2027-04-15')
    expect(life.story).toEqual([
      '2027-03-10 12h created basic monthly 3500',
      ...billed('2027-03-15', '2027-04-14', 3_500),
      ...late('2027-03-30', 3_500, '2027-04-06'),
      ...reminded('2027-04-04', '2027-03-30'),
      ...interrupted('2027-04-07'),
    ])
  })

  it('15. begin the period all the same while billing details are missing; the invoice is issued when they are known', async () => {
    const life = await begin({ ...MONTHLY, isComplete: false })
    await life.until('2027-01-20')
    await completeFacts(life.clientId)
    life.wake()
    await life.until('2027-02-05')
    expect(life.story).toEqual([
      created,
      '2027-01-15 08h period 2027-01-15..2027-02-14 3500',
      '2027-01-15 08h mail invoice-waits',
      '2027-01-21 08h issued 3500',
      '2027-01-21 08h mail invoice-issued',
      ...late('2027-02-05', 3_500, '2027-02-12'),
    ])
  })

  it('16. on the days when the clock changes begin at eight of the wall’s clock', async () => {
    const spring = await begin({ on: '2027-03-01', due: '2027-03-28', method: '4242424242424242' })
    const autumn = await begin({ on: '2027-10-01', due: '2027-10-31', method: '4242424242424242' })
    await spring.until('2027-03-28')
    await autumn.until('2027-10-31')
    expect(spring.story.slice(-4)).toEqual(debited('2027-03-28', '2027-04-27', 3_500))
    expect(autumn.story.slice(-4)).toEqual(debited('2027-10-31', '2027-11-29', 3_500))
  })
})

// Behind Paris by nine hours, and ahead of it by thirteen.
describe.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('on a machine in %s', (zone) => {
  it('53. days are those of Paris, over the change of its clock', async () => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const life = await begin({ on: '2027-03-01', due: '2027-03-14' })
    await life.until('2027-04-06')
    expect(life.story).toEqual([
      '2027-03-01 12h created basic monthly 3500',
      ...billed('2027-03-14', '2027-04-13', 3_500),
      ...late('2027-03-29', 3_500, '2027-04-05'),
      ...reminded('2027-04-03', '2027-03-29'),
      ...interrupted('2027-04-06'),
    ])
  })
})
