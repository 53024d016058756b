'use client'

import { clsx } from 'clsx'
import type { WizardPlan } from '@/content/wizard-plans'
import { Badge } from '../ui/badge'

type Props = {
  plan: WizardPlan
  price: string
  note: string
  /** The price when combined with the subscription. */
  both?: string | null
  chosen: boolean
  onChoose: () => void
}

/** A plan as a toggle button. */
export function PlanOption({ plan, price, note, both, chosen, onChoose }: Props) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={clsx(
        'card-choice flex flex-col items-start gap-2 rounded-card border-2 p-5 text-left transition-colors duration-120',
        chosen ? 'border-accent-ring bg-accent-soft' : 'border-hairline bg-surface hover:border-control',
      )}
    >
      <span className="flex w-full flex-wrap items-center justify-between gap-2">
        <span className="font-semibold text-lg">{plan.label}</span>
        {chosen ? (
          <Badge look="info">✓ Choisie</Badge>
        ) : (
          plan.recommended && <Badge look="late">Recommandée</Badge>
        )}
      </span>
      <span className="display whitespace-nowrap text-2xl tabular-nums">{price}</span>
      <span className="text-muted text-sm">{note}</span>
      {both && <span className="font-medium text-sm tabular-nums">{both}</span>}
      <span className="flex flex-col text-sm">
        {plan.features.map((feature) => (
          <span key={feature}>· {feature}</span>
        ))}
      </span>
    </button>
  )
}
