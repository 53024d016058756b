import { FORMULA_WORDS } from '@/content/payment-formulas'
import { PLAN_FACTS } from '@/content/plan-facts'
import { TERMS } from '@/content/terms'
import type { QuoteDocument } from '@/db/schema/quotes'
import { frenchDay } from '../french-days'
import { formatBill, formatEuros } from '../money'

const NBSP = '\u00a0'
const fact = (label: string, text: string) => `${label}${NBSP}: ${text}`

/** A quote as text, one fact per line: stored with its acceptance and mailed. */
export function quoteText(quote: QuoteDocument): string {
  const { seller, recipient, site, formula } = quote
  return [
    `Devis ${quote.number ?? ''} du ${frenchDay(quote.on)}`,
    fact(
      'Prestataire',
      [
        ...[seller.legalName, seller.legalForm, seller.address, seller.registration],
        `TVA ${seller.vatNumber}`,
      ].join(', '),
    ),
    fact(
      'Client',
      [recipient.businessName, recipient.name, recipient.email].filter((part) => part !== null).join(', '),
    ),
    ...(site ? [fact('Site', `«${NBSP}${site.name}${NBSP}», ${site.url}`)] : []),
    ...(formula ? [fact('Façon de payer', FORMULA_WORDS[formula])] : []),
    ...quote.lines.map(({ label, quantity, totalCents, vatPermille }) =>
      fact(
        label,
        `${quantity > 1 ? `${quantity}${NBSP}×, ` : ''}${formatBill(totalCents)} TTC${rateWords(vatPermille)}`,
      ),
    ),
    ...sumWords(quote),
    ...planWords(quote),
    ...timeWords(quote),
  ].join('\n')
}

const rateWords = (permille: number) =>
  permille === 0 ? '' : `, TVA à ${(permille / 10).toLocaleString('fr-FR')}${NBSP}%`

function sumWords(quote: QuoteDocument): string[] {
  if (quote.lines.length === 0) return []
  const { netCents, vatCents, totalCents, depositCents, balanceCents } = quote
  const vat = vatCents === 0 ? 'sans TVA' : `TVA ${formatBill(vatCents)}`
  return [
    fact('Total', `${formatBill(netCents)} HT, ${vat}, ${formatBill(totalCents)} TTC`),
    ...(depositCents > 0
      ? [
          fact(
            'Acompte à la commande',
            `${formatBill(depositCents)} (${(quote.depositPermille / 10).toLocaleString('fr-FR')}${NBSP}%)`,
          ),
        ]
      : []),
    fact('Solde à la livraison', formatBill(balanceCents)),
  ]
}

function planWords({ plan }: QuoteDocument): string[] {
  if (!plan) return []
  const { name, pages, languages } = PLAN_FACTS[plan.plan]
  const size = pages === null ? 'pages illimitées' : `${pages}${NBSP}pages`
  const every = plan.paymentPlan === 'yearly' ? 'par an' : 'par mois'
  return [
    fact('Abonnement', `formule ${name} (${size}, ${languages}${NBSP}langues)`),
    fact(
      'Prix de l’abonnement',
      `${formatEuros(plan.priceCents)} TTC ${every}, payé d’avance au début de chaque période, à partir de la livraison`,
    ),
    fact(
      'Résiliation de l’abonnement',
      `à tout moment et sans frais depuis l’espace client, avec un préavis de ${TERMS.noticeMonths}${NBSP}mois`,
    ),
  ]
}

function timeWords({ deliveryWeeks, validUntil, clientKind, isOffPremises }: QuoteDocument): string[] {
  const weeks = deliveryWeeks === 1 ? `une semaine` : `${deliveryWeeks}${NBSP}semaines`
  const isConsumer = clientKind === 'consumer'
  return [
    fact('Délai de livraison', `${weeks} après l’acceptation et la réception de vos contenus`),
    fact('Validité', `jusqu’au ${frenchDay(validUntil)} inclus`),
    ...(isConsumer
      ? [
          fact(
            'Rétractation',
            `${TERMS.withdrawalDays}${NBSP}jours pour vous rétracter sans motif ni frais, à compter de l’acceptation, en ligne avec «${NBSP}Renoncer au contrat ici${NBSP}», en bas de chaque page de notre site`,
          ),
        ]
      : []),
    ...(isConsumer && isOffPremises ? [NO_MONEY_YET] : []),
  ]
}

/** Article L. 221-10 of the Code de la consommation. */
const NO_MONEY_YET = 'Aucun paiement n’est demandé ni reçu pendant les sept jours qui suivent l’acceptation.'
