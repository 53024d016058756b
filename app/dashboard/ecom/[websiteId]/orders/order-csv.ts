import { DELIVERY_WORDS } from '@/components/orders/delivery-words'
import { longMoment } from '@/components/ui/dates/dates'
import { parisDay } from '@/lib/domain/calendar'
import type { ListedOrder } from '@/lib/domain/orders/order-page'
import type { CsvColumn } from '@/lib/server/documents/csv-download'
import { STATUS_NAMES } from './status-names'

const day = (at: Date | null) => at && parisDay(at)

export const ORDER_CSV: readonly CsvColumn<ListedOrder>[] = [
  { title: 'Commande', cell: ({ id }) => id },
  { title: 'Date', cell: ({ createdAt }) => longMoment(createdAt) },
  { title: 'Statut', cell: ({ status }) => STATUS_NAMES[status] },
  { title: 'Client', cell: ({ customer }) => customer?.name ?? null },
  { title: 'E-mail', cell: ({ customer }) => customer?.email ?? null },
  { title: 'Téléphone', cell: ({ customer }) => customer?.phone ?? null },
  {
    title: 'Articles',
    cell: ({ items }) =>
      items
        .map(({ quantity, name, size }) => `${quantity} × ${name}${size ? `, taille ${size}` : ''}`)
        .join(' ; '),
  },
  { title: 'Total (€)', cell: ({ totalCents }) => totalCents / 100 },
  { title: 'Remboursé (€)', cell: ({ refundedCents }) => refundedCents / 100 },
  { title: 'Livraison', cell: ({ deliveryMethod }) => DELIVERY_WORDS[deliveryMethod] ?? deliveryMethod },
  {
    title: 'Adresse',
    cell: ({ shippingLine1, shippingLine2, relayPointName, relayPointAddress }) =>
      [shippingLine1, shippingLine2, relayPointName, relayPointAddress].filter(Boolean).join(', '),
  },
  { title: 'Code postal', cell: ({ shippingZip }) => shippingZip },
  { title: 'Ville', cell: ({ shippingCity }) => shippingCity },
  { title: 'Pays', cell: ({ shippingCountry }) => shippingCountry },
  { title: 'Expédiée le', cell: ({ shippedAt }) => day(shippedAt) },
  { title: 'Numéro d’expédition', cell: ({ expeditionNumber }) => expeditionNumber },
  { title: 'Paiement', cell: ({ paymentIntentId }) => paymentIntentId },
]
