import { describe, expect, it } from 'vitest'
import {
  formatBill,
  formatDecimal,
  formatEuros,
  parseEuros,
  parsePercent,
  readDecimal,
  readHundredths,
} from './money'

describe('formatEuros', () => {
  it.each([
    [0, '0\u00a0€'],
    [3500, '35\u00a0€'],
    [2917, '29,17\u00a0€'],
    [1990, '19,90\u00a0€'],
    [160_000, '1\u00a0600\u00a0€'],
    [123_450_050, '1\u00a0234\u00a0500,50\u00a0€'],
    [-500, '−5\u00a0€'],
  ])('writes %i cents as %s', (cents, shown) => {
    expect(formatEuros(cents)).toBe(shown)
  })

  it('always has its cents on a bill', () => {
    expect([formatBill(3500), formatBill(-160_050)]).toEqual(['35,00\u00a0€', '−1\u00a0600,50\u00a0€'])
  })

  it('holds no space at which a line could break', () => {
    expect(formatEuros(123_456_789)).not.toMatch(/[ \u2009\u202f]/)
  })
})

describe('an amount as typed', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['19.99', 1999],
    [' 1\u00a0234,56\u00a0€ ', 123_456],
    ['0', 0],
    ['3,', 300],
  ])('%j is so many cents', (text, cents) => {
    expect(parseEuros(text)).toBe(cents)
  })

  it.each(['', 'abc', '-5', '1,234', '1,2,3', '12e3', '99999999', '٣'])('%j is none', (text) => {
    expect(parseEuros(text)).toBeNull()
  })

  it('is a percentage up to 100', () => {
    expect(['2,5', '100', '0', '2,5\u00a0%'].map(parsePercent)).toEqual([2.5, 100, 0, 2.5])
    expect(['100,01', '-1', 'x'].map(parsePercent)).toEqual([null, null, null])
  })
})

describe('a number as typed', () => {
  it.each([
    ['50', 5_000],
    ['50,5', 5_050],
    ['50.5', 5_050],
    ['0,07', 7],
    [',5', 50],
    ['.29', 29],
    ['5,', 500],
    ['1 234,56', 123_456],
    ['1\u202f234,56\u00a0€', 123_456],
    ['2,90 %', 290],
    ['2,900', 290],
    ['+3', 300],
    ['-1,5', -150],
    ['007', 700],
  ])('%s is %i hundredths', (text, hundredths) => {
    expect(readDecimal(text)).toEqual({ hundredths, hasMoreDecimals: false })
  })

  it('knows when a number has more than two decimals', () => {
    expect(readDecimal('1,005')).toEqual({ hundredths: 100, hasMoreDecimals: true })
  })

  it.each(['', ' ', 'abc', '1,2,3', '1.234,56', '12€5', '--1', '1e3', ',', '-', '€', 'NaN', 'Infinity', '٣'])(
    '%j is no number',
    (text) => expect(readDecimal(text)).toBeNull(),
  )

  it('is taken within its limits alone', () => {
    const typed = ['0', '100', '100,00', '100,01', '-1', '1,005', 'x', '']
    expect(typed.map((text) => readHundredths(text, 10_000))).toEqual([
      0,
      10_000,
      10_000,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it.each([
    [0, '0'],
    [5_000, '50'],
    [1_250, '12,50'],
    [7, '0,07'],
    [10_000, '100'],
    [123_456_700, '1234567'],
  ])('%i hundredths are typed as %s', (hundredths, text) => {
    expect(formatDecimal(hundredths)).toBe(text)
    expect(readDecimal(text)?.hundredths).toBe(hundredths)
  })
})
