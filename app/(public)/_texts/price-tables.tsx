import { ANSWER_TARGETS } from '@/content/answer-targets'
import { comparison } from '@/content/comparison'
import { plans } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'

type Row = readonly (string | undefined)[]

/** The first cell of a row names it. */
function Table({ caption, head, rows }: { caption: string; head: Row; rows: readonly Row[] }) {
  return (
    // Wider than a phone: the keyboard must be able to scroll it.
    <div className="text-table" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const PriceTable = () => (
  <Table
    caption="Prix, TVA comprise"
    head={['Formule', 'Abonnement au mois', 'Abonnement à l’année', 'Développement, une fois']}
    rows={plans.map(({ name, subscriptionCents, annualCents, developmentCents }) => [
      name,
      formatEuros(subscriptionCents),
      formatEuros(annualCents),
      formatEuros(developmentCents),
    ])}
  />
)

export const PlanTable = () => (
  <Table
    caption="Contenu des formules"
    head={['Formule', ...plans.map(({ name }) => name)]}
    rows={comparison.map(({ label, values }) => [label, ...values])}
  />
)

const days = (count: number) => `${count}\u00a0${count > 1 ? 'jours ouvrés' : 'jour ouvré'}`

export const AnswerTable = () => (
  <Table
    caption="Première réponse à une demande"
    head={['Formule', 'Objectif']}
    rows={[
      ['Pro', days(ANSWER_TARGETS.enterprise)],
      ['Standard', days(ANSWER_TARGETS.premium)],
      ['Basique, ou sans abonnement', days(ANSWER_TARGETS.others)],
    ]}
  />
)
