import { clsx } from 'clsx'
import type { Plan } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'
import { buttonStyle } from '../ui/button'
import { CheckList } from './check-list'

const inSubscriptionView = 'group-has-[#prix-developpement:checked]/tarifs:hidden'
const inDevelopmentView = 'group-has-[#prix-abonnement:checked]/tarifs:hidden'

export function PlanCard({ plan }: { plan: Plan }) {
  const heading = `formule-${plan.name.toLowerCase()}`
  return (
    <li
      className={clsx(
        'relative flex flex-col rounded-sheet border bg-surface p-6 md:p-8',
        plan.recommended ? 'border-2 border-text lg:-my-4 lg:py-12' : 'border-hairline',
      )}
    >
      {plan.recommended && (
        <p className="absolute top-0 right-6 rounded-b-input bg-highlight px-3 py-1.5 font-semibold text-[#141a29] text-sm">
          Recommandé
        </p>
      )}
      <h3 id={heading} className="text-[1.75rem]">
        {plan.name}
      </h3>
      <p className="mt-1 text-muted">{plan.type}</p>
      <div className={inSubscriptionView}>
        <Price amount={plan.subscriptionCents} unit="par mois" />
        <CheckList items={plan.pros} />
      </div>
      <div className={inDevelopmentView}>
        <Price amount={plan.developmentCents} unit="une seule fois" />
        <CheckList items={plan.developmentFeatures} />
      </div>
      <p className="mt-auto pt-8">
        <a
          href="/start"
          aria-describedby={heading}
          className={buttonStyle({ look: plan.recommended ? 'primary' : 'secondary', wide: true })}
        >
          Choisir
        </a>
      </p>
    </li>
  )
}

function Price({ amount, unit }: { amount: number; unit: string }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
      <span className="display text-5xl tabular-nums">{formatEuros(amount)}</span>
      <span className="text-muted">{unit}</span>
    </p>
  )
}
