import { comparison } from '@/content/comparison'
import { plans } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'
import { QuoteLink } from './quote-link'

const rows = [
  ...comparison,
  { label: 'Abonnement mensuel', values: plans.map((plan) => formatEuros(plan.subscriptionCents)) },
  { label: 'Abonnement annuel', values: plans.map((plan) => formatEuros(plan.annualCents)) },
  { label: 'Développement', values: plans.map((plan) => formatEuros(plan.developmentCents)) },
]

const cellStyle = 'px-3 py-2.5'

export function Comparison() {
  return (
    <details className="group mt-8 rounded-card border border-hairline bg-surface">
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-5 font-semibold [&::-webkit-details-marker]:hidden">
        Comparer les formules en détail
        <span
          aria-hidden="true"
          className="text-2xl text-muted leading-none transition-transform duration-200 group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <section aria-label="Comparaison des formules" tabIndex={0} className="overflow-x-auto px-5 pb-5">
        <table className="w-full min-w-136 text-left tabular-nums">
          <thead className="font-display text-lg">
            <tr>
              <td className={cellStyle} />
              {plans.map(({ name }) => (
                <th key={name} scope="col" className={cellStyle}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label} className="border-hairline border-t">
                <th scope="row" className={`${cellStyle} font-medium text-muted`}>
                  {label}
                </th>
                {values.map((value, index) => (
                  <td key={plans[index]?.name} className={cellStyle}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="border-hairline border-t px-5 py-3 text-muted">
        Un besoin qui n’entre dans aucune colonne ? <QuoteLink className="text-link" />
      </p>
    </details>
  )
}
