import { expect, it } from 'vitest'
import { computeFee } from './compute-fee'
import { describeTerms, explainFee } from './explain-fee'
import type { FeeRule } from './schema'

const rule: FeeRule = {
  id: 1,
  minAmountCents: 5_000,
  fixedFeeCents: 25,
  percentage: 2.9,
  maxFeeCents: null,
  customFormula: null,
}

function explained(terms: Partial<FeeRule>, amountCents = 5_000) {
  const { summary, steps } = explainFee(
    computeFee(
      { rules: [{ ...rule, ...terms }], fixedFeeCents: 10, percentage: 0 },
      { amountCents, shippingCents: 0 },
    ),
  )
  return [summary, ...steps].map((text) => text.replaceAll('\u00a0', ' '))
}

it('a fee is explained by its terms and its sum', () => {
  expect(explained({})).toEqual([
    'Sur 50 € : 1,70 € de frais',
    'La règle à partir de 50 € s’applique.',
    '0,25 € + 2,9 % de 50 € = 1,70 €.',
  ])
  expect(explained({}, 4_999)).toEqual([
    'Sur 49,99 € : 0,10 € de frais',
    'Aucune règle à ce montant : les frais du compte s’appliquent.',
    '0,10 €.',
  ])
})

it('an explanation shows the formula, or that it could not be computed', () => {
  expect(explained({ customFormula: 'amount / 4' })[2]).toBe('Formule : amount / 4 = 12,50 €.')
  expect(explained({ customFormula: '1 / 0' })[2]).toBe(
    'La formule n’a pas pu être calculée ; à sa place : 0,25 € + 2,9 % de 50 € = 1,70 €.',
  )
})

it.each([
  [{ maxFeeCents: 100 }, 'Le plafond de la règle est de 1 €.'],
  [{ maxFeeCents: 0 }, 'Cette règle est sans frais.'],
  [{ fixedFeeCents: 6_000 }, 'Les frais ne dépassent pas la commande, 50 €.'],
  [{ customFormula: '0 - 1' }, 'Une somme négative devient 0 €.'],
])('an explanation names the limit that applies: %j', (terms, sentence) => {
  expect(explained(terms)[3]).toBe(sentence)
})

it.each([
  [0, 0, '0 €'],
  [25, 0, '0,25 €'],
  [0, 100, '100 %'],
  [100, 0.01, '1 € + 0,01 %'],
])('a short text describes the terms %i and %d', (fixedFeeCents, percentage, text) => {
  expect(describeTerms({ fixedFeeCents, percentage }).replaceAll('\u00a0', ' ')).toBe(text)
})
