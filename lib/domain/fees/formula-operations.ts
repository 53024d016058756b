import Fraction from 'fraction.js'
import { FormulaError } from './formula-error'

export const ONE = new Fraction(1)
export const ZERO = new Fraction(0)

export const CALCULATIONS = new Map<string, (a: Fraction, b: Fraction) => Fraction>([
  ['+', (a, b) => a.add(b)],
  ['-', (a, b) => a.sub(b)],
  ['*', (a, b) => a.mul(b)],
  ['/', divide],
])

export const COMPARISONS = new Map<string, (order: number) => boolean>([
  ['<', (order) => order < 0],
  ['<=', (order) => order <= 0],
  ['>', (order) => order > 0],
  ['>=', (order) => order >= 0],
  ['==', (order) => order === 0],
  ['!=', (order) => order !== 0],
])

/** Functions of one value; `round` rounds half up. */
export const ROUNDINGS = new Map<string, (value: Fraction) => Fraction>([
  ['round', (value) => value.round()],
  ['floor', (value) => value.floor()],
  ['ceil', (value) => value.ceil()],
])

export const EXTREMES = new Map<string, (a: Fraction, b: Fraction) => Fraction>([
  ['min', (a, b) => (b.compare(a) < 0 ? b : a)],
  ['max', (a, b) => (b.compare(a) > 0 ? b : a)],
])

function divide(a: Fraction, b: Fraction): Fraction {
  if (b.equals(ZERO)) throw new FormulaError('La formule divise par zéro')
  return a.div(b)
}
