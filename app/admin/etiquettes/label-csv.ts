import type { Label } from '@/lib/domain/accounting/labels'
import { parisDay } from '@/lib/domain/calendar'
import type { CsvColumn } from '@/lib/server/documents/csv-download'

export const LABEL_CSV: readonly CsvColumn<Label>[] = [
  { title: 'Vendeur', cell: ({ sellerName }) => sellerName },
  { title: 'Site', cell: ({ siteName }) => siteName },
  { title: 'Commande', cell: ({ orderId }) => orderId },
  { title: 'Date', cell: ({ shippedAt }) => shippedAt && parisDay(shippedAt) },
  { title: 'Numéro d’expédition', cell: ({ expeditionNumber }) => expeditionNumber },
  { title: 'Tarif (€)', cell: ({ tariffCents }) => (tariffCents === null ? null : tariffCents / 100) },
]
