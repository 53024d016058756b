import { clsx } from 'clsx'
import type { Plan } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'
import { buttonStyle } from '../ui/button'
import { CheckList } from './check-list'
import { Price } from './price'

/** Name, type, price, list and button of the three cards are aligned. On phones the price is next to the name. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[1fr_auto] gap-x-4 max-tablet:grid-rows-[auto_1fr] rounded-sheet border bg-surface px-5 tablet:row-span-5 tablet:grid-cols-1 tablet:grid-rows-subgrid tablet:gap-x-0 lg:px-8',
        plan.recommended
          ? 'inset-ring inset-ring-text border-text pt-11 pb-5 tablet:-my-4 tablet:py-12'
          : 'border-hairline py-5 tablet:py-8',
      )}
    >
      {plan.recommended && (
        <p className="absolute top-0 right-5 rounded-b-input bg-highlight px-3 py-1.5 font-semibold text-[#141a29] text-sm lg:right-6">
          Recommandé
        </p>
      )}
      <h3 id={`formule-${plan.slug}`} className="text-[1.75rem]">
        {plan.name}
      </h3>
      <p className="text-muted max-tablet:col-start-1 max-tablet:text-sm tablet:mt-1">{plan.type}</p>
      <View
        plan={plan}
        view="abonnement"
        amountCents={plan.subscriptionCents}
        unit="par mois"
        note={`ou ${formatEuros(plan.annualCents)} par an`}
        items={plan.pros}
      />
      <View
        plan={plan}
        view="developpement"
        amountCents={plan.developmentCents}
        unit="une seule fois"
        note="et le site est à vous"
        items={plan.developmentFeatures}
      />
    </li>
  )
}

type ViewProps = {
  plan: Plan
  view: 'abonnement' | 'developpement'
  amountCents: number
  unit: string
  note: string
  items: readonly string[]
}

/** The card's content in one price view. Its button passes plan and view to the wizard. */
function View({ plan, view, amountCents, unit, note, items }: ViewProps) {
  return (
    <div
      className={clsx(
        'contents',
        view === 'abonnement'
          ? 'group-has-[#prix-developpement:checked]/prices:hidden'
          : 'group-has-[#prix-abonnement:checked]/prices:hidden',
      )}
    >
      <div className="max-tablet:col-start-2 max-tablet:row-span-2 max-tablet:row-start-1 max-tablet:text-right">
        <Price
          amountCents={amountCents}
          unit={unit}
          unitClassName="text-muted"
          className="max-tablet:flex-col max-tablet:items-end tablet:mt-6"
        />
        <p className="text-muted text-sm">{note}</p>
      </div>
      <CheckList items={items} className="max-tablet:col-span-2" />
      <p className="mt-auto pt-4 max-tablet:col-span-2 tablet:pt-8">
        <a
          href={`/start?formule=${plan.slug}&prix=${view}`}
          aria-describedby={`formule-${plan.slug}`}
          className={buttonStyle({ look: plan.recommended ? 'primary' : 'secondary', wide: true })}
        >
          Choisir
        </a>
      </p>
    </div>
  )
}
