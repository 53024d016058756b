import { clsx } from 'clsx'
import type { Plan } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'
import { buttonStyle } from '../ui/button'
import { CheckList } from './check-list'

export function PlanCard({ plan }: { plan: Plan }) {
  const heading = `formule-${plan.name.toLowerCase()}`
  return (
    <li className={clsx('plan', plan.recommended && 'plan-recommended')}>
      {plan.recommended && (
        <p className="absolute top-0 right-6 rounded-b-input bg-highlight px-3 py-1.5 font-semibold text-[#141a29] text-sm">
          Recommandé
        </p>
      )}
      <h3 id={heading} className="text-[1.75rem]">
        {plan.name}
      </h3>
      <p className="mt-1 text-muted">{plan.type}</p>
      <div className="prix-abonnement">
        <Price amount={plan.subscriptionCents} unit="par mois" />
        <CheckList items={plan.pros} />
      </div>
      <div className="prix-developpement">
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
    <p className="price">
      <b>{formatEuros(amount)}</b> {unit}
    </p>
  )
}
