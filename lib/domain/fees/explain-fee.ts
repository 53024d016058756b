import { formatEuros } from '../money'
import type { Fee } from './compute-fee'

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

type Terms = { fixedFeeCents: number; percentage: number }

/** « 0,25 € + 2,9 % », without a part that is zero. */
export function describeTerms({ fixedFeeCents, percentage }: Terms): string {
  const share = `${percent.format(percentage)}\u00a0%`
  if (percentage === 0) return formatEuros(fixedFeeCents)
  return fixedFeeCents === 0 ? share : `${formatEuros(fixedFeeCents)} + ${share}`
}

export type ExplainedFee = { summary: string; steps: string[] }

/** « Sur 50 € : 1,70 € de frais », and its derivation: terms, sum, limit. */
export function explainFee(fee: Fee): ExplainedFee {
  return {
    summary: `Sur ${formatEuros(fee.amountCents)}\u00a0: ${formatEuros(fee.feeCents)} de frais`,
    steps: [explainTerms(fee), explainSum(fee), explainLimit(fee)].filter((step) => step !== null),
  }
}

const explainTerms = ({ rule }: Fee) =>
  rule
    ? `La règle à partir de ${formatEuros(rule.minAmountCents)} s’applique.`
    : 'Aucune règle à ce montant\u00a0: les frais du compte s’appliquent.'

function explainSum(fee: Fee): string {
  const { amountCents, fixedFeeCents, percentage, plainCents, formulaCents, formulaFailed, rule } = fee
  if (formulaCents !== null) return `Formule\u00a0: ${rule?.customFormula} = ${formatEuros(formulaCents)}.`
  const share = percentage === 0 ? '' : ` de ${formatEuros(amountCents)}`
  const sum = `${describeTerms({ fixedFeeCents, percentage })}${share}`
  const equals = percentage === 0 ? '' : ` = ${formatEuros(plainCents)}`
  return `${formulaFailed ? 'La formule n’a pas pu être calculée\u00a0; à sa place\u00a0: ' : ''}${sum}${equals}.`
}

function explainLimit({ limit, rule, amountCents }: Fee): string | null {
  if (limit === 'zero') return 'Une somme négative devient 0\u00a0€.'
  if (limit === 'amount') return `Les frais ne dépassent pas la commande, ${formatEuros(amountCents)}.`
  if (limit === null || rule?.maxFeeCents == null) return null
  return rule.maxFeeCents === 0
    ? 'Cette règle est sans frais.'
    : `Le plafond de la règle est de ${formatEuros(rule.maxFeeCents)}.`
}
