import type { ReactNode } from 'react'
import { Card } from '@/components/ui/layout/card'
import type { RecordedActivity } from '@/lib/domain/personal-data/record-of-processing'

const ERASURE: Record<RecordedActivity['tables'][number]['erasure'], string> = {
  deleted: 'effacé',
  anonymised: 'rendu anonyme',
  invoice: 'gardé, pièce comptable',
  contract: 'gardé, preuve d’un contrat',
  audit: 'gardé un an, journal',
  outside: 'ne désigne pas un client',
}

export function ActivityCard({ activity }: { activity: RecordedActivity }) {
  const { name, purpose, ground, people, data, recipients, retention, period, tables } = activity
  const periods = [
    ...retention.map(({ what, words }) => `${what}\u00a0: ${words}.`),
    ...(period ? [period] : []),
  ]
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h4 className="font-semibold text-lg">{name}</h4>
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        <Fact term="Finalité">{purpose}</Fact>
        <Fact term="Fondement">{ground}</Fact>
        <Fact term="Personnes">{people}</Fact>
        <Fact term="Données">{data}</Fact>
        <Fact term="Destinataires">
          <Lines
            lines={[
              'L’équipe de l’agence, selon ses droits.',
              ...recipients.map((one) => `${one.name} (${one.place}), pour ${one.does}.`),
            ]}
          />
        </Fact>
        <Fact term="Durée">
          <Lines lines={periods} />
        </Fact>
      </dl>
      <details>
        <summary className="min-h-8 cursor-pointer font-semibold text-sm pointer-coarse:min-h-11">
          Tables et effacement d’un client
        </summary>
        <ul className="mt-2 flex flex-col gap-2 text-sm">
          {tables.map((table) => (
            <li key={table.name} className="wrap-anywhere">
              <code className="font-semibold">{table.name}</code> <span>({ERASURE[table.erasure]})</span>
              {table.columns.length > 0 && (
                <span className="block text-muted">{table.columns.join(', ')}</span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-sm">{term}</dt>
    <dd>{children}</dd>
  </div>
)

function Lines({ lines }: { lines: readonly string[] }) {
  const [only] = lines
  if (lines.length === 1) return only
  return (
    <ul className="flex flex-col gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
