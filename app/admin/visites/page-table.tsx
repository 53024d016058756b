import { type Column, Table } from '@/components/ui/lists/table'
import type { PageOfViews } from '@/lib/domain/audience/queries'
import { Change } from './change'
import { formatCount, pageName } from './words'

const COLUMNS: readonly Column<PageOfViews>[] = [
  {
    title: 'Page',
    card: 'wide',
    cell: ({ path }) => (
      <>
        <a href={path} className="row-link pointer-coarse:min-w-11 font-semibold text-accent-text">
          {pageName(path)}
        </a>
        <span className="wrap-anywhere block text-muted text-sm">{path}</span>
      </>
    ),
  },
  {
    title: 'Vues',
    isLabelled: true,
    className: 'md:text-right tabular-nums',
    cell: ({ now }) => <span className="font-semibold">{formatCount(now)}</span>,
  },
  {
    title: 'Évolution',
    isLabelled: true,
    card: 'right',
    className: 'md:text-right tabular-nums',
    cell: Change,
  },
  {
    title: 'Avant',
    className: 'text-muted md:text-right tabular-nums max-md:hidden',
    cell: ({ before }) => formatCount(before),
  },
]

export const PageTable = ({ pages }: { pages: readonly PageOfViews[] }) => (
  <Table label="Pages vues par page" columns={COLUMNS} rows={pages} rowKey={({ path }) => path} />
)
