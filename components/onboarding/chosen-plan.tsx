import { clsx } from 'clsx'
import type { WizardPlan } from '@/content/wizard-plans'
import { formatEuros } from '@/lib/domain/money'
import { planName } from '@/lib/domain/onboarding/policy'

/** The plan chosen on the home page, with its price there and a link back to the others. */
export const ChosenPlan = ({ plan, className }: { plan: WizardPlan; className?: string }) => (
  <p
    className={clsx(
      'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border-2 border-accent-ring bg-accent-soft px-4 py-3',
      className,
    )}
  >
    <span>
      <span className="text-muted">Formule choisie&nbsp;:</span>{' '}
      <strong className="font-semibold">{planName(plan.name)}</strong>,{' '}
      <span className="whitespace-nowrap tabular-nums">
        {plan.kind === 'subscription'
          ? `${formatEuros(plan.monthlyCents)} par mois`
          : `${formatEuros(plan.priceCents)} TTC`}
      </span>
    </span>
    <a href="/#tarifs" className="text-link">
      Changer
    </a>
  </p>
)
