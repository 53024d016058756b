import { placeOf } from '@/components/orders/place-of'
import { longMoment } from '@/components/ui/dates/dates'
import { DELIVERY_LABELS } from '@/lib/domain/delivery/delivery-options'
import type { Order } from '@/lib/domain/orders/queries'
import { MUTED, writePdf } from './paper'
import { drawParties } from './parties'
import { drawTable } from './table'

const NOTES_HEIGHT = 110

/** What to put into the parcel, and where it goes. No prices: it may lie in the parcel. */
export function writePackingSlip(order: Order, at: Date): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Bon de préparation, commande n°\u00a0${order.id}`
  return writePdf({ title, at }, (paper) => {
    const { seller, customer, items } = order
    paper.block('P', order.website.name, { size: 10, color: MUTED })
    paper.block('H1', 'Bon de préparation', { size: 22, weight: 'bold' })
    paper.block(
      'P',
      `Commande n°\u00a0${order.id}, passée le ${longMoment(order.createdAt)}`,
      { size: 11 },
      { before: 2 },
    )
    drawParties(paper, [
      {
        heading: DELIVERY_LABELS[order.deliveryMethod],
        lines: [customer?.name, ...placeOf(order), customer?.phone && `Téléphone\u00a0: ${customer.phone}`],
      },
      {
        heading: 'Vendeur',
        lines: seller
          ? [
              seller.legalName,
              seller.addressLine1,
              seller.addressLine2,
              `${seller.postalCode} ${seller.city}`,
            ]
          : [order.website.name],
      },
    ])
    drawTable(paper, {
      columns: [
        { title: 'Quantité', share: 1.1, align: 'right' },
        { title: 'Article', share: 6 },
        { title: 'Taille', share: 1.6 },
        { title: 'Référence', share: 2.2 },
      ],
      rows: items.map(({ quantity, name, customization, size, reference, productId }) => [
        [{ text: String(quantity), look: 'strong' }],
        [
          { text: name || `Produit #${productId}`, look: 'strong' },
          ...(customization ? [{ text: `Personnalisation\u00a0: ${customization}` }] : []),
        ],
        size ?? '–',
        reference || String(productId),
      ]),
    })
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const words = pieces > 1 ? `${pieces} pièces en tout` : 'Une pièce en tout'
    paper.block('P', words, { size: 10, weight: 'bold' }, { before: 8 })
    paper.keep(NOTES_HEIGHT + 50)
    paper.block('H2', 'Notes', { size: 11, weight: 'bold' }, { before: 16, after: 6 })
    paper.box(NOTES_HEIGHT)
  })
}
