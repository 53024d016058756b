import { BRAND_NAME } from '@/content/brand-name'
import { FORMULA_WORDS } from '@/content/payment-formulas'
import { PLAN_FACTS } from '@/content/plan-facts'
import { TERMS } from '@/content/terms'
import { parisInstant } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { formatBill, formatEuros } from '@/lib/domain/money'
import type { QuoteDocument } from '@/lib/domain/quotes/schema'
import { MUTED, type Paper, writePdf } from './paper'
import { drawParties } from './parties'
import { type Cell, drawTable } from './table'

/** Of a heading with its first row, and of a row of sums. */
const HEADING = 60
const ROW = 27

const percent = (permille: number) => `${(permille / 10).toLocaleString('fr-FR')}\u00a0%`

/** A quote as it was sent, or would be: the same bytes for the same document. */
export function writeQuote(quote: QuoteDocument): Promise<Uint8Array<ArrayBuffer>> {
  const title = quote.number === null ? 'Devis, brouillon' : `Devis ${quote.number}`
  return writePdf({ title, at: parisInstant(quote.on) }, (paper) => {
    paper.block('P', BRAND_NAME, { size: 10, color: MUTED })
    paper.block('H1', title, { size: 22, weight: 'bold' })
    const version = quote.version > 1 ? `, version ${quote.version}` : ''
    paper.block(
      'P',
      `Du ${frenchDay(quote.on)}${version}, valable jusqu’au ${frenchDay(quote.validUntil)} inclus`,
      { size: 11 },
      { before: 2 },
    )
    drawSides(paper, quote)
    if (quote.site) paper.block('P', siteWords(quote.site), { size: 11 }, { after: quote.formula ? 0 : 8 })
    if (quote.formula) {
      const way = `Façon de payer\u00a0: ${FORMULA_WORDS[quote.formula]}`
      paper.block('P', way, { size: 10, color: MUTED }, { after: 8 })
    }
    if (quote.note) paper.block('P', quote.note, { size: 10 }, { after: 10 })
    if (quote.lines.length > 0) drawOnce(paper, quote)
    if (quote.plan) drawPlan(paper, quote.plan)
    drawTerms(paper, quote)
  })
}

function drawSides(paper: Paper, { seller, recipient }: QuoteDocument): void {
  drawParties(paper, [
    {
      heading: 'Prestataire',
      lines: [
        ...[seller.legalName, seller.legalForm, seller.address, seller.registration],
        `TVA ${seller.vatNumber}`,
      ],
    },
    { heading: 'Client', lines: [recipient.businessName, recipient.name, recipient.email] },
  ])
}

const siteWords = ({ name, url }: NonNullable<QuoteDocument['site']>) =>
  `Site\u00a0: «\u00a0${name}\u00a0», ${url}`

function drawOnce(paper: Paper, quote: QuoteDocument): void {
  drawTable(paper, {
    columns: [
      { title: 'Prestation', share: 6 },
      { title: 'Quantité', share: 1.4, align: 'right' },
      { title: 'Prix unitaire TTC', share: 2.2, align: 'right' },
      { title: 'TVA', share: 1.2, align: 'right' },
      { title: 'Total TTC', share: 2, align: 'right' },
    ],
    rows: quote.lines.map(({ label, quantity, unitCents, vatPermille, totalCents }) => [
      [{ text: label, look: 'strong' }],
      String(quantity),
      formatBill(unitCents),
      percent(vatPermille),
      formatBill(totalCents),
    ]),
  })
  const { netCents, vat, totalCents, depositCents, depositPermille, balanceCents } = quote
  const rows: Cell[][] = [
    ['Total HT', formatBill(netCents)],
    ...vat
      .filter(({ vatCents }) => vatCents > 0)
      .map(({ permille, vatCents }): Cell[] => [`TVA à ${percent(permille)}`, formatBill(vatCents)]),
    strong('Total TTC', formatBill(totalCents)),
    ...(depositCents > 0
      ? [[`Acompte de ${percent(depositPermille)} à la commande`, formatBill(depositCents)]]
      : []),
    ['Solde à la livraison', formatBill(balanceCents)],
  ]
  drawRows(paper, 'Montants', rows)
}

function drawPlan(paper: Paper, { plan, paymentPlan, priceCents }: NonNullable<QuoteDocument['plan']>): void {
  const { name, pages, languages } = PLAN_FACTS[plan]
  const size = pages === null ? 'pages illimitées' : `${pages}\u00a0pages`
  const every = paymentPlan === 'yearly' ? 'par an' : 'par mois'
  drawRows(paper, 'Abonnement, à partir de la livraison', [
    ['Formule', `${name}, ${size}, ${languages}\u00a0langues`],
    strong('Prix', `${formatEuros(priceCents)} TTC ${every}`),
    ['Résiliation', `À tout moment, préavis de ${TERMS.noticeMonths}\u00a0mois`],
  ])
}

const strong = (text: string, value: string): Cell[] => [
  [{ text, look: 'strong' }],
  [{ text: value, look: 'strong' }],
]

function drawRows(paper: Paper, heading: string, rows: Cell[][]): void {
  paper.keep(HEADING + rows.length * ROW)
  paper.block('H2', heading, { size: 11, weight: 'bold' }, { before: 16 })
  drawTable(paper, {
    columns: [
      { title: 'Élément', share: 2 },
      { title: 'Valeur', share: 2, align: 'right' },
    ],
    rows,
    rowsHaveHeads: true,
    hidesHead: true,
  })
}

function drawTerms(paper: Paper, { deliveryWeeks, clientKind, isOffPremises }: QuoteDocument): void {
  const isConsumer = clientKind === 'consumer'
  const weeks = deliveryWeeks === 1 ? 'une semaine' : `${deliveryWeeks}\u00a0semaines`
  const sentences = [
    `Délai de livraison\u00a0: ${weeks} après l’acceptation et la réception de vos contenus.`,
    isConsumer &&
      `Vous disposez de ${TERMS.withdrawalDays}\u00a0jours pour vous rétracter sans motif ni frais, à compter de l’acceptation, en ligne avec «\u00a0Renoncer au contrat ici\u00a0», en bas de chaque page de notre site.`,
    isConsumer &&
      isOffPremises &&
      'Aucun paiement n’est demandé ni reçu pendant les sept jours qui suivent l’acceptation.',
    'Les conditions générales de vente en vigueur à la date de ce devis s’appliquent\u00a0; elles vous sont montrées avant l’acceptation et envoyées avec elle.',
  ]
  paper.block('P', sentences.filter(Boolean).join(' '), { size: 9, color: MUTED }, { before: 18 })
}
