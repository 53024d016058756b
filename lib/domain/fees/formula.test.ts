import Fraction from 'fraction.js'
import { expect, it } from 'vitest'
import { parseFormula } from './formula'
import { FormulaError } from './formula-error'

const refusal = (text: string) => {
  try {
    parseFormula(text)
  } catch (error) {
    expect(error).toBeInstanceOf(FormulaError)
    return (error as Error).message.replaceAll('\u00a0', ' ')
  }
  return null
}

it.each([
  // Names that every object has.
  'constructor',
  '__proto__',
  'prototype',
  'toString(1)',
  'constructor(1)',
  'hasOwnProperty(1)',
  'this',
  'globalThis',
  'Infinity',
  'NaN',
  'true',
  'null',
  'undefined',
  // Functions and variables swapped.
  'max',
  'round',
  'amount(1)',
  'fixed (2)',
  'min()',
  'max( )',
  'round(1, 2)',
  'floor()',
  'sqrt(4)',
  'Math.max(1, 2)',
  // What the parser supports and we do not.
  'amount.x',
  'amount?.x',
  'amount[0]',
  '[1, 2]',
  '"1"',
  "'1'",
  '`1`',
  '{a: 1}',
  'a => a',
  '1 && 2',
  '1 || 2',
  '1 ?? 2',
  '!amount',
  '~1',
  '5 % 2',
  '2 ** 3',
  '2 ^ 3',
  '1 & 2',
  '1 | 2',
  '1 << 2',
  '1 >> 2',
  '1 === 1',
  '1 !== 2',
  'amount = 1',
  'amount += 1',
  'amount++',
  'new max(1)',
  '1; 2',
  '1;',
  '1, 2',
  '1,',
  ',1',
  '(1, 2)',
  '(1,)',
  '0 < amount < 5000',
  '(amount > 1) == (fixed > 1)',
  // What the parser accepts.
  'max(1 2)',
  'max(1 (2))',
  'max(1(2))',
  'max((1)2)',
  'max(1,)',
  'max(1,,2)',
  '1 2',
  'amount fixed',
  '2(3)',
  '(2)(3)',
  '(max)(1, 2)',
  // Incomplete, or not a number.
  '',
  '()',
  '(',
  ')',
  '1 +',
  '* 2',
  '-',
  '(1',
  '1)',
  'amount ? 1',
  'amount ? : 2',
  'amount ? 1 : ',
  '? 1 : 2',
  '1.2.3',
  '1.',
  '.',
  '1e5',
  '1e308 * 1e308',
  '1e999',
  '0x10',
  '1n',
  '1_000',
  '2,9',
  // Other scripts.
  '１ + ２',
  'amount × 2',
  'аmount',
  'amоunt + 1',
  '½',
  '🙂',
  'amount\u200b',
  '\u0000',
  '1 + 1'.padEnd(301, '+1'),
])('refuses %j, with a French sentence', (text) => {
  expect(refusal(text)).toMatch(/^[A-Z«].{10,}\.$/su)
})

it.each([
  ['amount ** 2', 'L’opérateur « ** » n’est pas accepté dans une formule.'],
  ['"a"', 'Le caractère « " » n’est pas accepté dans une formule.'],
  ['prix * 2', '« prix » est inconnu. Les variables sont amount, shipping, fixed, min et percent.'],
  ['abs(1)', 'La fonction « abs » est inconnue. Les fonctions sont min, max, round, floor et ceil.'],
  ['2 * (amount', 'La formule n’est pas complète.'],
  ['amount * * 2', 'La formule n’est pas lisible à partir de « * 2 ».'],
  ['1'.repeat(301), 'La formule ne peut pas dépasser 300 caractères.'],
])('says what is wrong with %s', (text, sentence) => {
  expect(refusal(text)).toBe(sentence)
})

it('reads 300 characters, and refuses to go deeper than a sum of that length', () => {
  expect(refusal('1'.repeat(300))).toBeNull()
  expect(refusal(`${'('.repeat(149)}1${')'.repeat(149)}`)).toBeNull()
  expect(refusal(`${'-'.repeat(299)}1`)).toBe('La formule est trop imbriquée.')
})

it('says when it divides by zero, and only when it comes to that', () => {
  const zero = new Fraction(0)
  const variables = { amount: zero, shipping: zero, fixed: zero, min: zero, percent: zero }
  expect(() => parseFormula('1 / amount')(variables)).toThrow(FormulaError)
  expect(() => parseFormula('1 / (0.1 + 0.2 - 0.3)')(variables)).toThrow(FormulaError)
  expect(parseFormula('amount == 0 ? 1 : 1 / amount')(variables).valueOf()).toBe(1)
})
