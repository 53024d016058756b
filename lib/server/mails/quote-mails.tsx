import { QuoteMail } from '@/components/emails/quote-mail'
import { brand } from '@/content/brand'
import type { QuoteDocument } from '@/db/schema/quotes'
import { frenchDay } from '../../domain/french-days'
import { formatBill, formatEuros } from '../../domain/money'
import { drawForJob } from '../documents/draw'
import { renderBillingMail, SAMPLE, total } from './billing-mail'
import { type MailTemplate, pageUrl, quoteUrl } from './rendered-mail'
import { termsFile } from './terms-file'

const quoteFile = async (quote: QuoteDocument) => ({
  filename: `devis-${quote.number}.pdf`,
  contentType: 'application/pdf',
  content: await drawForJob({ kind: 'quote', quote }),
})

/** A summary of the quote. */
function factsOf({ number, site, validUntil, lines, totalCents, plan }: QuoteDocument) {
  const every = plan?.paymentPlan === 'yearly' ? 'par an' : 'par mois'
  return [
    { label: 'Devis', value: number ?? '' },
    ...(site ? [{ label: 'Site', value: site.name }] : []),
    { label: 'Valable jusqu’au', value: frenchDay(validUntil) },
    ...(plan ? [{ label: 'Abonnement', value: `${formatEuros(plan.priceCents)} TTC ${every}` }] : []),
    ...(lines.length > 0 ? [total('Total TTC', totalCents)] : []),
  ]
}

export const quoteSent: MailTemplate<'quote-sent'> = {
  write: async ({ id, to, linkId, document }) => {
    const { number, validUntil, recipient } = document
    const title = `Votre devis ${number}`
    return {
      to,
      replyTo: brand.email,
      subject: title,
      about: id,
      body: (
        <QuoteMail
          title={title}
          preview={`À lire et à accepter en ligne jusqu’au ${frenchDay(validUntil)}, sans créer de compte.`}
          reason={`Vous recevez ce message parce que vous avez demandé un devis à ${brand.name}.`}
          greeting={`Bonjour ${recipient.name},`}
          paragraphs={[
            'Voici notre devis, en pièce jointe et en ligne. Vous pouvez y poser une question, l’accepter ou le refuser\u00a0: aucun compte n’est nécessaire.',
          ]}
          facts={factsOf(document)}
          link={{ href: quoteUrl(linkId), label: 'Lire le devis' }}
        />
      ),
      attachments: [await quoteFile(document)],
    }
  },
  sample: {
    kind: 'quote-sent',
    ...{ id: SAMPLE.id, to: 'marius@exemple.fr' },
    ...{ linkId: '2a7c1e0e-4f0b-4f6e-9a54-3f5b8c2d1e01', document: sampleQuote() },
  },
}

/** The durable medium of article L. 221-13 of the Code de la consommation: quote and terms attached. */
export const quoteAccepted: MailTemplate<'quote-accepted'> = {
  write: async ({ id, to, document, quoteText, termsText, typedName, at }) => {
    const { number, recipient, depositCents, clientKind, isOffPremises } = document
    const title = `Votre commande est enregistrée\u00a0: devis ${number}`
    return {
      to,
      replyTo: brand.email,
      subject: title,
      about: id,
      body: (
        <QuoteMail
          title={title}
          preview="Gardez ce message\u00a0: il contient le devis accepté et les conditions."
          reason={`Vous recevez ce message parce que vous avez accepté un devis ${brand.ofName}.`}
          greeting={`Bonjour ${recipient.name},`}
          paragraphs={[
            `Merci de votre confiance. Le devis ${number} a été accepté par «\u00a0${typedName}\u00a0» le ${moment.format(at)} (heure de Paris). Le devis et les conditions générales de vente de ce jour-là sont joints\u00a0: gardez ce message.`,
            depositCents > 0 && clientKind === 'consumer' && isOffPremises
              ? `Aucun paiement ne vous est demandé pendant sept jours\u00a0; la facture d’acompte de ${formatBill(depositCents)} vient ensuite.`
              : depositCents > 0
                ? `La facture d’acompte de ${formatBill(depositCents)} vous attend dans votre espace client. Complétez-y d’abord vos informations de facturation, si ce n’est pas fait.`
                : 'Votre espace client montre les étapes du projet et la personne à qui parler.',
          ]}
          facts={factsOf(document)}
          link={{ href: pageUrl('/dashboard/facturation'), label: 'Ouvrir mon espace client' }}
        />
      ),
      attachments: [
        await quoteFile(document),
        {
          filename: `devis-${number}.txt`,
          contentType: 'text/plain; charset=utf-8',
          content: new TextEncoder().encode(quoteText),
        },
        termsFile(termsText),
      ],
    }
  },
  sample: {
    kind: 'quote-accepted',
    ...{ id: SAMPLE.id, to: 'marius@exemple.fr', document: sampleQuote() },
    ...{ quoteText: 'Devis D-2026-0042', termsText: 'Conditions générales de vente' },
    ...{ typedName: 'Marius Olive', at: 1_795_000_000_000 },
  },
}

export const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

const ABOUT = {
  accepted: 'est accepté',
  refused: 'est refusé',
  waits: 'a une facture qui attend',
  withdrawn: 'est rétracté par son client',
}

export const quoteAnswered: MailTemplate<'quote-answered'> = {
  write: ({ id, quoteId, about, number, clientName, reason }) => {
    const title = `Le devis ${number} ${ABOUT[about]}`
    return {
      to: brand.email,
      subject: `${title} (${clientName})`,
      about: id,
      body: (
        <QuoteMail
          title={title}
          preview={clientName}
          reason="Vous recevez ce message parce que vous suivez les devis de l’agence."
          greeting="Bonjour,"
          paragraphs={[wordsOf(about, clientName, reason)]}
          link={{ href: pageUrl(`/admin/devis/${quoteId}`), label: 'Voir le devis' }}
        />
      ),
    }
  },
  sample: {
    kind: 'quote-answered',
    about: 'refused',
    ...{ id: SAMPLE.id, quoteId: 3, number: 'D-2026-0042' },
    ...{ clientName: 'Marius Olive', reason: 'Le délai est trop long.' },
  },
}

function wordsOf(about: keyof typeof ABOUT, clientName: string, reason: string | null): string {
  if (about === 'accepted')
    return `${clientName} a accepté ce devis. Le compte, le site, les étapes du projet et la facture d’acompte sont créés.`
  if (about === 'refused')
    return `${clientName} a refusé ce devis${reason ? `, avec ces mots\u00a0: «\u00a0${reason}\u00a0»` : ', sans donner de raison'}.`
  if (about === 'withdrawn')
    return `${clientName} s’est rétracté. Le projet est arrêté${reason === 'decide' ? '\u00a0: une étape était faite à sa demande, décidez ce que vous gardez de l’acompte. Le reste se rembourse dans les quatorze jours' : ', et ce qui était dû ou payé est crédité'}.`
  const whose = reason === 'seller' ? 'les nôtres (COMPANY_FACTS)' : 'celles du client'
  return `${clientName}\u00a0: la facture n’a pas pu être émise, des informations manquent\u00a0: ${whose}.`
}

export const quoteInvoiceWaits: MailTemplate<'quote-invoice-waits'> = {
  write: (mail) =>
    renderBillingMail(mail, {
      title: 'Complétez vos informations de facturation',
      preview: `Une facture de ${formatBill(mail.totalCents)} les attend.`,
      action: 'Compléter mes informations',
      path: '/dashboard/facturation/coordonnees',
      paragraphs: [
        `La facture de ${formatBill(mail.totalCents)} pour «\u00a0${mail.label}\u00a0» attend vos informations de facturation\u00a0: nom, adresse et, pour une entreprise, numéro SIREN.`,
        'Dès qu’elles sont complètes, nous émettons la facture\u00a0; son échéance compte à partir de ce jour-là.',
      ],
    }),
  sample: {
    ...{ ...SAMPLE, label: 'Acompte du devis D-2026-0042' },
    kind: 'quote-invoice-waits',
    totalCents: 48_000,
  },
}

function sampleQuote(): QuoteDocument {
  return {
    ...{ number: 'D-2026-0042', version: 1 },
    on: '2026-11-24',
    validUntil: '2026-12-24',
    seller: {
      ...{ legalName: 'Ostal SAS', legalForm: 'SAS au capital de 1\u00a0000\u00a0€' },
      ...{ registration: 'RCS Montpellier 900 000 001', vatNumber: 'FR00900000001' },
      address: '12 rue de l’Ancien Courrier, 34000 Montpellier',
    },
    recipient: { name: 'Marius Olive', businessName: 'Le Mas', email: 'marius@exemple.fr' },
    clientKind: 'professional',
    isOffPremises: false,
    formula: 'one_time_and_subscription',
    site: { name: 'Le Mas', url: 'https://le-mas.example/' },
    ...{ note: '', deliveryWeeks: 6, depositPermille: 300, depositCents: 48_000, balanceCents: 112_000 },
    lines: [
      {
        kind: 'development',
        ...{ label: 'Développement du site, formule Standard', quantity: 1 },
        ...{ unitCents: 160_000, totalCents: 160_000, vatPermille: 200 },
      },
    ],
    vat: [{ permille: 200, netCents: 133_333, vatCents: 26_667, grossCents: 160_000 }],
    ...{ netCents: 133_333, vatCents: 26_667, totalCents: 160_000 },
    plan: { plan: 'premium', paymentPlan: 'monthly', priceCents: 5_900, vatPermille: 200 },
  }
}
