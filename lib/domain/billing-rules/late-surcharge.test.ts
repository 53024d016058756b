import { describe, expect, it } from 'vitest'
import { lateSurcharge } from './late-surcharge'

const rates = { '2025-2': 276, '2026-1': 262 }
const late = {
  kind: 'professional',
  dueCents: 100_000,
  dueOn: '2025-12-01',
  paidOn: '2026-01-31',
  formalNoticeOn: null,
} as const

describe('a late invoice', () => {
  it('costs a professional 40 € and three times the legal rate of each half-year', () => {
    // 1 000 € × (8,28 % × 30 + 7,86 % × 31) ÷ 365 = 6,8055 € + 6,6756 €
    expect(lateSurcharge(late, rates)).toEqual({ recoveryCents: 4_000, interestCents: 1_348 })
  })

  it('counts from the day after the due date', () => {
    // 1 000 € × 8,28 % ÷ 365 = 0,2268 €
    expect(lateSurcharge({ ...late, paidOn: '2025-12-02' }, rates).interestCents).toBe(23)
    expect(lateSurcharge({ ...late, paidOn: '2025-12-01' }, rates)).toEqual({
      recoveryCents: 0,
      interestCents: 0,
    })
  })

  it('bears no interest in a half-year without a rate', () => {
    expect(lateSurcharge({ ...late, paidOn: '2026-12-31' }, rates)).toEqual(
      lateSurcharge({ ...late, paidOn: '2026-06-30' }, rates),
    )
  })

  it.each(['consumer', 'non_professional'] as const)(
    'costs a %s the legal rate from a formal notice',
    (kind) => {
      expect(lateSurcharge({ ...late, kind }, rates)).toEqual({ recoveryCents: 0, interestCents: 0 })
      const early = { ...late, kind, paidOn: '2025-12-31', formalNoticeOn: '2025-11-01' } as const
      // 1 000 € × 2,76 % × 30 ÷ 365 = 2,2685 €: nothing before the due date.
      expect(lateSurcharge(early, rates).interestCents).toBe(227)
      // 1 000 € × 2,62 % × 30 ÷ 365 = 2,1534 €
      expect(lateSurcharge({ ...late, kind, formalNoticeOn: '2026-01-01' }, rates)).toEqual({
        recoveryCents: 0,
        interestCents: 215,
      })
    },
  )
})
