import Fraction from 'fraction.js'
import jsep from 'jsep'
import { FormulaError } from './formula-error'
import { CALCULATIONS, COMPARISONS, EXTREMES, ONE, ROUNDINGS, ZERO } from './formula-operations'

export const FORMULA_MAX = 300
/** The nesting depth of a sum of the maximum length. */
const DEPTH_MAX = 150

/** In cents, except `percent`. */
export type Variables = Record<'amount' | 'shipping' | 'fixed' | 'min' | 'percent', Fraction>

/** A formula to evaluate exactly: fractions have no rounding errors. Throws FormulaError on a division by zero. */
export type Formula = (variables: Variables) => Fraction

const VARIABLES: ReadonlySet<string> = new Set<keyof Variables>([
  'amount',
  'shipping',
  'fixed',
  'min',
  'percent',
])

const FOREIGN = /[^\w\s.,+\-*/()<>=!?:]/u
/** What the parser wrongly accepts: values side by side, and commas that separate nothing. */
const SIDE_BY_SIDE = /[\w.)]\s+[\w.]|\)\s*[\w.(]|[\d.]\s*\(/
const STRAY_COMMA = /^\s*,|[(,]\s*,|,\s*(?:$|\))/

/** Parses a formula: numbers, the variables, `+ - * / ( )`, comparisons (1 or 0), `a ? b : c` and five functions. A name before a
 *  parenthesis is a function. Throws FormulaError for anything else. */
export function parseFormula(text: string): Formula {
  if (text.length > FORMULA_MAX)
    throw new FormulaError(`La formule ne peut pas dépasser ${FORMULA_MAX} caractères.`)
  const foreign = FOREIGN.exec(text)
  if (foreign) throw new FormulaError(`Le caractère « ${foreign[0]} » n’est pas accepté dans une formule.`)
  const misplaced = SIDE_BY_SIDE.exec(text) ?? STRAY_COMMA.exec(text)
  if (misplaced) throw unreadable(text, misplaced.index)
  return compile(parse(text), 0)
}

function parse(text: string): jsep.Expression {
  try {
    // The parser reads `?.` as access to a member, and no-break spaces as letters.
    return jsep(text.replaceAll('?.', '? .').replace(/\s/g, ' '))
  } catch (error) {
    throw unreadable(text, (error as { index?: number }).index ?? 0)
  }
}

function unreadable(text: string, index: number): FormulaError {
  const rest = text.slice(index).trim().slice(0, 20)
  return new FormulaError(
    rest ? `La formule n’est pas lisible à partir de « ${rest} ».` : 'La formule n’est pas complète.',
  )
}

/** Compiles the allowed kinds of node; the parser's other kinds are refused. */
function compile(expression: jsep.Expression, depth: number): Formula {
  if (depth > DEPTH_MAX) throw new FormulaError('La formule est trop imbriquée.')
  const node = expression as jsep.CoreExpression
  const inner = (part: jsep.Expression) => compile(part, depth + 1)
  switch (node.type) {
    case 'Literal':
      return compileNumber(node.raw)
    case 'Identifier':
      return compileVariable(node.name)
    case 'UnaryExpression': {
      const value = inner(node.argument)
      if (node.operator === '-') return (variables) => value(variables).neg()
      if (node.operator === '+') return value
      throw refusedOperator(node.operator)
    }
    case 'BinaryExpression':
      if (COMPARISONS.has(node.operator)) refuseChain(node)
      return compileOperation(node.operator, inner(node.left), inner(node.right))
    case 'ConditionalExpression': {
      const [test, yes, no] = [inner(node.test), inner(node.consequent), inner(node.alternate)]
      return (variables) => (test(variables).equals(ZERO) ? no(variables) : yes(variables))
    }
    case 'CallExpression':
      return compileCall(node.callee, node.arguments.map(inner))
    default:
      throw new FormulaError(
        'Une formule est un seul calcul : nombres, variables, opérations, comparaisons et fonctions. Les décimales s’écrivent avec un point.',
      )
  }
}

function compileNumber(raw: string): Formula {
  if (!/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(raw))
    throw new FormulaError(`« ${raw} » n’est pas un nombre : écrivez des chiffres, avec un point décimal.`)
  const value = new Fraction(raw)
  return () => value
}

function compileVariable(name: string): Formula {
  if (!VARIABLES.has(name))
    throw new FormulaError(
      `« ${name} » est inconnu. Les variables sont amount, shipping, fixed, min et percent.`,
    )
  return (variables) => variables[name as keyof Variables]
}

function compileOperation(operator: string, left: Formula, right: Formula): Formula {
  const calculate = CALCULATIONS.get(operator)
  if (calculate) return (variables) => calculate(left(variables), right(variables))
  const holds = COMPARISONS.get(operator)
  if (!holds) throw refusedOperator(operator)
  return (variables) => (holds(left(variables).compare(right(variables))) ? ONE : ZERO)
}

function compileCall(callee: jsep.Expression, values: Formula[]): Formula {
  const name = callee.type === 'Identifier' ? String(callee.name) : ''
  const [first] = values
  const round = ROUNDINGS.get(name)
  if (round && first && values.length === 1) return (variables) => round(first(variables))
  const choose = EXTREMES.get(name)
  if (choose && first) return (variables) => values.map((value) => value(variables)).reduce(choose)
  if (round) throw new FormulaError(`La fonction ${name} prend une seule valeur.`)
  if (choose) throw new FormulaError(`La fonction ${name} prend au moins une valeur.`)
  throw new FormulaError(
    `La fonction « ${name} » est inconnue. Les fonctions sont min, max, round, floor et ceil.`,
  )
}

/** `0 < amount < 5000` would compare 1 or 0 with 5000. */
function refuseChain({ left, right }: jsep.BinaryExpression): void {
  const isComparison = ({ type, operator }: jsep.Expression) =>
    type === 'BinaryExpression' && COMPARISONS.has(String(operator))
  if (isComparison(left) || isComparison(right))
    throw new FormulaError('Une comparaison ne se compare pas à une autre : utilisez « a ? b : c ».')
}

const refusedOperator = (operator: string) =>
  new FormulaError(`L’opérateur « ${operator} » n’est pas accepté dans une formule.`)
