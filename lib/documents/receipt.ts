import { placeOf } from '@/components/orders/place-of'
import { longDate, longMoment } from '@/components/ui/dates/dates'
import { parisDay } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'
import type { Receipt } from '@/lib/domain/orders/read-receipt'
import { COUNTED_REFUNDS } from '@/lib/domain/refunds/policy'
import { VAT_WORDS } from '@/lib/domain/shops/constants'
import { MUTED, type Paper, writePdf } from './paper'
import { drawParties } from './parties'
import { type Cell, drawTable } from './table'

/** Of a heading with the head of its table, and of a row of sums: these tables stay whole. */
const HEADING = 60
const ROW = 27

/** With a hyphen: a receipt that was given out stays the same to the byte. */
const lessBy = (cents: number): string => `-${formatBill(cents)}`

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** What was paid for an order and what came back of it, with the VAT in it. `withdrawalUrl`: while its shopper may withdraw. */
export function writeReceipt(
  order: Receipt,
  at: Date,
  withdrawalUrl: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Reçu, commande n°\u00a0${order.id}`
  return writePdf({ title, at }, (paper) => {
    const { seller, customer } = order
    paper.block('P', order.website.name, { size: 10, color: MUTED })
    paper.block('H1', 'Reçu', { size: 22, weight: 'bold' })
    paper.block(
      'P',
      `Commande n°\u00a0${order.id}, passée le ${longMoment(order.createdAt)}`,
      { size: 11 },
      { before: 2 },
    )
    paper.block('P', `Payée le ${longMoment(order.paidAt)}`, { size: 11 })
    drawParties(paper, [
      {
        heading: 'Vendeur',
        lines: seller
          ? [
              seller.legalName,
              seller.addressLine1,
              seller.addressLine2,
              `${seller.postalCode} ${seller.city}`,
              seller.email,
              seller.phone,
            ]
          : [order.website.name],
      },
      {
        heading: 'Client',
        lines: [
          customer?.name,
          ...(order.deliveryMethod === 'home' ? placeOf(order) : []),
          customer?.email,
          customer?.phone,
        ],
      },
    ])
    drawTable(paper, {
      columns: [
        { title: 'Article', share: 6 },
        { title: 'Quantité', share: 1.4, align: 'right' },
        { title: 'Prix unitaire TTC', share: 2.2, align: 'right' },
        { title: 'Total TTC', share: 2, align: 'right' },
      ],
      rows: order.items.map((item) => [
        [
          { text: item.name || `Produit #${item.productId}`, look: 'strong' },
          { text: detailsOf(item), look: 'muted' },
        ],
        String(item.quantity),
        formatBill(item.unitPriceCents),
        formatBill(item.unitPriceCents * item.quantity),
      ]),
    })
    drawSums(paper, order)
    drawVat(paper, order)
    if (withdrawalUrl)
      paper.block('P', `Vous rétracter\u00a0: ${withdrawalUrl}`, { size: 9, color: MUTED }, { before: 18 })
    paper.block('P', closingWords(seller?.email), { size: 9, color: MUTED }, { before: 18 })
  })
}

const detailsOf = ({ size, reference, customization, productId }: Receipt['items'][number]) =>
  [
    size && `Taille\u00a0: ${size}`,
    `Réf. ${reference || productId}`,
    customization && `Personnalisation\u00a0: ${customization}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** It has neither a number of its own in a row of bills nor the seller's tax number, which the law asks of a bill. */
const closingWords = (email: string | undefined) =>
  `Ce reçu atteste le paiement de la commande. Il n’est pas une facture\u00a0: pour en obtenir une, écrivez au vendeur${email ? ` (${email})` : ''}.`

function drawSums(paper: Paper, order: Receipt): void {
  const { discountCents, discountCode, deliveryCents, totalCents } = order
  const returned = order.refunds.filter(({ status }) => COUNTED_REFUNDS.includes(status))
  const rows: Cell[][] = [['Articles', formatBill(order.itemsCents)]]
  if (discountCents > 0) rows.push([`Réduction, code ${discountCode ?? ''}`, lessBy(discountCents)])
  rows.push(['Livraison', formatBill(deliveryCents)], strong('Total TTC', totalCents))
  for (const { amountCents, createdAt, status } of returned) {
    const words = status === 'succeeded' ? 'Remboursé' : 'Remboursement en cours, demandé'
    rows.push([`${words} le ${longDate(parisDay(createdAt))}`, lessBy(amountCents)])
  }
  if (order.refundedCents > 0) rows.push(strong('Net après remboursement', totalCents - order.refundedCents))
  paper.keep(HEADING + rows.length * ROW)
  paper.block('H2', 'Montants', { size: 11, weight: 'bold' }, { before: 16 })
  drawTable(paper, {
    columns: [
      { title: 'Montant', share: 3 },
      { title: 'En euros', share: 1.3, align: 'right' },
    ],
    rows,
    rowsHaveHeads: true,
    hidesHead: true,
  })
}

const strong = (text: string, cents: number): Cell[] => [
  [{ text, look: 'strong' }],
  [{ text: formatBill(cents), look: 'strong' }],
]

function drawVat(paper: Paper, { vat, seller }: Receipt): void {
  if (seller?.vatRegime === 'exempt') {
    paper.block('P', VAT_WORDS.exempt, { size: 10 }, { before: 10 })
    return
  }
  paper.keep(HEADING + vat.length * ROW)
  paper.block('H2', 'TVA comprise dans le total', { size: 11, weight: 'bold' }, { before: 12, after: 2 })
  drawTable(paper, {
    columns: [
      { title: 'Taux', share: 2 },
      { title: 'Montant HT', share: 2, align: 'right' },
      { title: 'TVA', share: 2, align: 'right' },
      { title: 'Montant TTC', share: 2, align: 'right' },
    ],
    rows: vat.map(({ permille, netCents, vatCents, grossCents }) => [
      `${percent.format(permille / 10)}\u00a0%`,
      formatBill(netCents),
      formatBill(vatCents),
      formatBill(grossCents),
    ]),
    rowsHaveHeads: true,
  })
}
