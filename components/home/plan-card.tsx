import { clsx } from 'clsx'
import type { Plan } from '@/content/plans'
import { buttonStyle } from '../ui/button'
import { CheckList } from './check-list'
import { Price } from './price'

export function PlanCard({ plan }: { plan: Plan }) {
  const heading = `formule-${plan.name.toLowerCase()}`
  return (
    <li
      className={clsx(
        'relative flex flex-col rounded-sheet bg-surface px-6 py-6 md:px-8',
        plan.recommended
          ? 'border-2 border-text md:max-lg:py-8 lg:-my-4 lg:py-12'
          : 'border border-hairline md:py-8',
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
      <div className="group-has-[#prix-developpement:checked]/prices:hidden">
        <Price amountCents={plan.subscriptionCents} unit="par mois" unitClassName="text-muted" />
        <CheckList items={plan.pros} />
      </div>
      <div className="group-has-[#prix-abonnement:checked]/prices:hidden">
        <Price amountCents={plan.developmentCents} unit="une seule fois" unitClassName="text-muted" />
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
