import { expect, it } from 'vitest'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { announceTerms } from '@/lib/domain/contracts/announce-terms'
import { ledger } from '../support/ledger'

const { as, admin, subscribed, timelineOf, mailsOf } = await ledger()

const announced = {
  effectiveOn: '2027-02-16',
  summary: 'Le support répond aussi le samedi.',
  terms: '1. Qui contracte\nL’agence et le client.',
} as const
const announcements = async (id: number) =>
  (await timelineOf(id)).filter((kind) => kind === 'terms_announced').length

it('new terms are mailed once to each running contract, word for word, three months ahead', async () => {
  const running = await subscribed('2026-11-01', '2026-11-15')
  const leaving = await subscribed('2026-11-01', '2026-11-15')
  await giveNotice(admin('2026-11-10'), { id: leaving.id })
  const both = await Promise.all([1, 2].map(() => announceTerms(admin('2026-11-16'), announced)))
  const notified = both.flat().filter((id) => [running.id, leaving.id].includes(id))
  expect(notified).toEqual([running.id])
  expect(await announceTerms(admin('2026-11-17'), { ...announced, effectiveOn: '2027-02-17' })).toContain(
    running.id,
  )
  expect(await mailsOf(running.clientId, 'terms-announced')).toMatchObject([
    announced,
    { effectiveOn: '2027-02-17' },
  ])
  expect(await mailsOf(leaving.clientId, 'terms-announced')).toEqual([])
  expect([await announcements(running.id), await announcements(leaving.id)]).toEqual([2, 0])
})

it('terms of a nearer day, or by somebody else, are refused', async () => {
  const { clientId } = await subscribed('2026-11-01', '2026-11-15')
  await expect(
    announceTerms(admin('2026-11-16'), { ...announced, effectiveOn: '2027-02-15' }),
  ).rejects.toMatchObject({ issues: [{ path: 'effectiveOn' }] })
  await expect(announceTerms(as(clientId), announced)).rejects.toMatchObject({
    code: 'forbidden',
  })
})
