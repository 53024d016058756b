import { BRAND_NAME } from '@/content/brand-name'
import { figuresOf, formatRate, formatUnitNet } from '@/lib/domain/invoices/figures'
import { invoiceFacts } from '@/lib/domain/invoices/invoice-facts'
import { invoiceTitle } from '@/lib/domain/invoices/invoice-title'
import type { IssuedInvoice } from '@/lib/domain/invoices/issued-invoice'
import { mentionsOf } from '@/lib/domain/invoices/mentions'
import { clientLines, sellerLines } from '@/lib/domain/invoices/party-lines'
import { sumsOf } from '@/lib/domain/invoices/sums'
import { formatBill } from '@/lib/domain/money'
import { drawFacts } from './facts'
import { drawMark } from './mark'
import { MUTED, type Paper, writePdf } from './paper'
import { drawParties } from './parties'
import { drawTable } from './table'
import { drawTotals } from './totals'

/** Of a line of the mentions, with the space above them. */
const MENTION = 15
const ABOVE_MENTIONS = 24

/** `xml`: its electronic form, of `writeInvoiceXml`. `at`: when it is drawn. */
export type InvoiceToDraw = { invoice: IssuedInvoice; xml: string; at: Date }

/** Draws an issued invoice or credit note as tagged PDF/A-3 that holds its electronic form. */
export function writeInvoice({ invoice, xml, at }: InvoiceToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const title = invoiceTitle(invoice)
  return writePdf({ title, at, invoiceXml: xml }, (paper) => {
    drawMark(paper, BRAND_NAME)
    paper.block('H1', title, { size: 22, weight: 'bold' }, { before: 22 })
    drawFacts(paper, invoiceFacts(invoice))
    drawParties(paper, [
      { heading: 'Émetteur', lines: sellerLines(invoice.seller) },
      { heading: 'Client', lines: clientLines(invoice.client) },
    ])
    const figures = figuresOf(invoice.lines)
    drawTable(paper, {
      columns: [
        { title: 'Désignation', share: 5 },
        { title: 'Qté', share: 0.8, align: 'right' },
        { title: 'Prix unitaire HT', share: 1.9, align: 'right' },
        { title: 'TVA', share: 1, align: 'right' },
        { title: 'Total HT', share: 1.9, align: 'right' },
      ],
      rows: figures.lines.map((line) => [
        [{ text: line.label, look: 'strong' }],
        String(line.quantity),
        formatUnitNet(line),
        formatRate(line.vatPermille),
        formatBill(line.netCents),
      ]),
    })
    drawTotals(paper, sumsOf(invoice, figures))
    drawMentions(paper, invoice)
  })
}

function drawMentions(paper: Paper, invoice: IssuedInvoice): void {
  const mentions = mentionsOf(invoice)
  paper.keep(mentions.length * MENTION + ABOVE_MENTIONS)
  mentions.forEach(({ text }, index) => {
    paper.block('P', text, { size: 9, color: MUTED }, { before: index === 0 ? ABOVE_MENTIONS : 2 })
  })
}
