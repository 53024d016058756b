import type { PageOfViews } from '@/lib/domain/audience/queries'
import type { CsvColumn } from '@/lib/server/documents/csv-download'
import { pageName } from './words'

export const AUDIENCE_CSV: readonly CsvColumn<PageOfViews>[] = [
  { title: 'Adresse', cell: ({ path }) => path },
  { title: 'Page', cell: ({ path }) => pageName(path) },
  { title: 'Vues', cell: ({ now }) => now },
  { title: 'Vues de la période précédente', cell: ({ before }) => before },
]
