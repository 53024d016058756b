import { type Column, Table } from '@/components/ui/lists/table'
import type { Source } from '@/lib/domain/audience/queries'
import { Change } from './change'
import { formatCount, sourceName } from './words'

const COLUMNS: readonly Column<Source>[] = [
  {
    title: 'Site',
    card: 'wide',
    cell: ({ source }) => <span className="wrap-anywhere font-semibold">{sourceName(source)}</span>,
  },
  {
    title: 'Arrivées',
    isLabelled: true,
    className: 'md:text-right tabular-nums',
    cell: ({ now }) => formatCount(now),
  },
  {
    title: 'Évolution',
    isLabelled: true,
    card: 'right',
    className: 'md:text-right tabular-nums',
    cell: Change,
  },
]

export const SourceTable = ({ sources }: { sources: readonly Source[] }) => (
  <Table
    label="Arrivées par site d’origine"
    columns={COLUMNS}
    rows={sources}
    rowKey={({ source }) => source}
  />
)
