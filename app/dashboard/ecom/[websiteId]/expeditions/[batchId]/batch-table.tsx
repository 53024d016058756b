import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { type Column, Table } from '@/components/ui/lists/table'
import type { Batch } from '@/lib/domain/shipping/batch-queries'

type Line = Batch['lines'][number] & { isRunning: boolean }

export const BatchTable = ({ batch: { lines, isRunning } }: { batch: Batch }) => (
  <Table
    label="Expéditions groupées"
    columns={COLUMNS}
    rows={lines.map((line) => ({ ...line, isRunning }))}
    rowKey={({ orderId }) => orderId}
  />
)

const OUTCOMES = {
  shipped: { look: 'success', words: 'Expédiée' },
  refused: { look: 'danger', words: 'Refusée' },
  unknown: { look: 'late', words: 'Non confirmée' },
  failed: { look: 'danger', words: 'Échec' },
  waiting: { look: 'neutral', words: 'Pas tentée' },
} as const

function Outcome({ outcome, isRunning }: Line) {
  const { look, words } = OUTCOMES[outcome]
  return <Badge look={look}>{outcome === 'waiting' && isRunning ? 'En attente' : words}</Badge>
}

const COLUMNS: readonly Column<Line>[] = [
  {
    title: 'Commande',
    className: 'wrap-anywhere',
    cell: ({ orderId, customerName }) => (
      <>
        <AppLink href={`/orders/${orderId}`} className="text-link">
          #{orderId}
        </AppLink>
        {customerName && <span className="block text-muted text-sm">{customerName}</span>}
      </>
    ),
  },
  { title: 'Résultat', card: 'right', cell: (line) => <Outcome {...line} /> },
  {
    title: 'Détail',
    card: 'wide',
    className: 'wrap-anywhere md:max-w-md',
    cell: ({ message, expeditionNumber, labelUrl, outcome }) => (
      <>
        {expeditionNumber && (
          <span className="block tabular-nums">N° de suivi&nbsp;: {expeditionNumber}</span>
        )}
        {message && !expeditionNumber && <span className="block">{message}</span>}
        {outcome === 'shipped' && !labelUrl && (
          <span className="block text-muted text-sm">Son étiquette n’est pas encore arrivée.</span>
        )}
      </>
    ),
  },
]
