import { comparison } from '@/content/comparison'
import { plans } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'

const rows = [
  ...comparison,
  { label: 'Abonnement mensuel', values: plans.map((plan) => formatEuros(plan.subscriptionCents)) },
  { label: 'Abonnement annuel', values: plans.map((plan) => formatEuros(plan.subscriptionCents * 10)) },
  { label: 'Développement', values: plans.map((plan) => formatEuros(plan.developmentCents)) },
]

export function Comparison() {
  return (
    <details className="group mt-12 rounded-card border border-hairline bg-surface">
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
        <table className="comparison">
          <thead>
            <tr>
              <td />
              {plans.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={plans[index]?.name}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
