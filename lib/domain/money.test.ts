import { describe, expect, it } from 'vitest'
import { formatEuros } from './money'

describe('formatEuros', () => {
  it.each([
    [0, '0\u00a0€'],
    [3500, '35\u00a0€'],
    [2917, '29,17\u00a0€'],
    [1990, '19,90\u00a0€'],
    [160_000, '1\u00a0600\u00a0€'],
    [123_450_050, '1\u00a0234\u00a0500,50\u00a0€'],
    [-500, '-5\u00a0€'],
  ])('writes %i cents as %s', (cents, shown) => {
    expect(formatEuros(cents)).toBe(shown)
  })

  it('holds no space at which a line could break', () => {
    expect(formatEuros(123_456_789)).not.toMatch(/[ \u2009\u202f]/)
  })
})
