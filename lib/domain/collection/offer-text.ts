import { PLAN_FACTS } from '@/content/plan-facts'
import { TERMS } from '@/content/terms'
import type { InvoicedSeller } from '@/db/schema/invoices'
import type { Day } from '../calendar'
import { frenchDay } from '../french-days'
import { formatBill, formatEuros } from '../money'
import type { Offer } from './offer'

export type OfferParties = {
  seller: InvoicedSeller
  /** Name and address. */
  client: string
  /** The name of the website. */
  site: string | null
  /** Of the requested project, if it has a development in addition to the subscription. */
  developmentCents: number | null
}

const NBSP = '\u00a0'
const line = (label: string, text: string) => `${label}${NBSP}: ${text}`

/** The firm offer in words, one fact per line: what article L. 221-5 of the Code de la consommation requires before the button.
 *  It is stored and mailed as is. */
export function offerText(today: Day, offer: Offer, parties: OfferParties): string {
  const { seller, client, site, developmentCents } = parties
  return [
    `Offre du ${frenchDay(today)}`,
    line('Prestataire', Object.values(sellerFacts(seller)).join(', ')),
    line('Client', client),
    ...(site === null ? [] : [line('Site', `«${NBSP}${site}${NBSP}»`)]),
    line('Formule', planWords(offer)),
    line('Prix', priceWords(offer)),
    line('Premier jour de service', frenchDay(offer.firstDay)),
    line(
      'À payer à la conclusion',
      offer.payNowCents === 0 ? 'rien, le moyen de paiement est enregistré' : formatBill(offer.payNowCents),
    ),
    line(
      'Prochain débit',
      `${formatBill(offer.nextDebit.amountCents)} le ${frenchDay(offer.nextDebit.date)}`,
    ),
    'Le contrat est conclu quand le paiement, ou l’enregistrement du moyen de paiement, est terminé. S’il l’est un autre jour, ces dates se comptent à partir de ce jour-là.',
    line('Durée', durationWords(offer)),
    line(
      'Résiliation',
      `à tout moment et sans frais depuis l’espace client, avec un préavis de ${TERMS.noticeMonths}${NBSP}mois`,
    ),
    ...withdrawalWords(offer),
    ...(developmentCents === null
      ? []
      : [
          line(
            'Développement du site',
            `${formatEuros(developmentCents)} une fois, selon votre demande de projet\u00a0; il n’est pas dû par cette offre`,
          ),
        ]),
  ].join('\n')
}

const sellerFacts = ({ legalName, legalForm, registration, vatNumber, address }: InvoicedSeller) => ({
  ...{ legalName, legalForm, address, registration },
  vatNumber: `TVA ${vatNumber}`,
})

function planWords({ plan }: Offer): string {
  const { name, pages, languages } = PLAN_FACTS[plan]
  const size = pages === null ? 'pages illimitées' : `${pages}${NBSP}pages`
  return `${name} (${size}, ${languages}${NBSP}langues)`
}

function priceWords(offer: Offer): string {
  const { priceCents, paymentPlan, vatCents, vatPermille, nextDebit } = offer
  const every = paymentPlan === 'yearly' ? 'par an' : 'par mois'
  const vat =
    vatCents === 0 ? 'sans TVA' : `TVA de ${vatPermille / 10}${NBSP}% comprise, soit ${formatBill(vatCents)}`
  if (offer.regime === 'reverse_charge')
    return `${formatBill(nextDebit.amountCents)} ${every} hors taxe, la TVA étant due par le client (autoliquidation), payé d’avance au début de chaque période`
  return `${formatEuros(priceCents)} ${every}, ${vat}, payé d’avance au début de chaque période`
}

const durationWords = ({ paymentPlan }: Offer) =>
  `indéterminée, sans durée minimale\u00a0; l’abonnement se poursuit ${paymentPlan === 'yearly' ? 'd’année en année' : 'de mois en mois'} jusqu’à sa résiliation`

function withdrawalWords({ withdrawalUntil, startsAtOnce }: Offer): string[] {
  if (withdrawalUntil === null) return []
  const right = `${TERMS.withdrawalDays}${NBSP}jours pour vous rétracter sans motif ni frais, jusqu’au ${frenchDay(withdrawalUntil)}, en ligne avec «${NBSP}Renoncer au contrat ici${NBSP}», en bas de chaque page de notre site`
  return [
    line('Rétractation', right),
    startsAtOnce
      ? 'Vous demandez que le service commence avant la fin de ce délai. Si vous vous rétractez, vous payez les jours servis, au prorata du prix.'
      : 'Le service commence après la fin de ce délai.',
  ]
}
