import { PaymentAlert } from '@/components/emails/payment-alert'
import { brand } from '@/content/brand'
import { type MailTemplate, orderUrl, pageUrl } from './rendered-mail'

const WORDS = {
  'formula-failed': {
    title: 'Une formule de frais n’a pas pu être calculée',
    explanation:
      'La somme simple de la règle s’est appliquée à sa place. Corrigez la formule du vendeur dans l’administration.',
  },
  'amount-differs': {
    title: 'Un paiement ne correspond pas à sa commande',
    explanation:
      'Le prestataire de paiement annonce un autre montant que celui de la commande, qui reste en attente (en centimes, payé / commandé).',
  },
  'refund-failed': {
    title: 'Un remboursement a échoué',
    explanation:
      'Une commande qui était remboursée ne l’est plus, parce que la banque a refusé. Voyez avec le vendeur comment rendre l’argent (en centimes, rendu / payé).',
  },
  'shipment-refused': {
    title: 'Le transporteur refuse un envoi',
    explanation:
      'Le vendeur n’y peut rien : voyez le compte et le contrat de l’agence chez le transporteur, puis dites au vendeur de réessayer.',
  },
  'shipment-unexpected': {
    title: 'Une étiquette de trop',
    explanation:
      'Le transporteur a créé une étiquette pour une commande qui en a déjà une, ou qui n’est plus à expédier (numéro de trop, puis numéro ou état de la commande). Voyez avec le vendeur et le transporteur laquelle annuler.',
  },
  'account-lost': {
    title: 'Le compte de paiement d’un vendeur nous est fermé',
    explanation:
      'Le prestataire de paiement ne laisse plus l’agence agir sur ce compte : la boutique n’encaisse plus jusqu’à ce qu’il soit de nouveau relié. Voyez avec le vendeur.',
  },
  'key-refused': {
    title: 'Le prestataire de paiement refuse la clé de l’agence',
    explanation:
      'Aucune boutique ne peut encaisser ni rembourser avec cette clé : elle a expiré, elle a été remplacée, ou il lui manque une autorisation. Mettez la bonne clé dans la configuration (code du prestataire ci-dessous).',
  },
  'domain-refused': {
    title: 'Le domaine du site n’a pas pu être enregistré pour les portefeuilles',
    explanation:
      'Apple Pay et Google Pay ne se montrent pas dans le formulaire de paiement de ce vendeur. L’enregistrement sera tenté de nouveau cette nuit (compte et code du prestataire ci-dessous).',
  },
  'debit-unknown': {
    title: 'Un prélèvement reste sans réponse depuis un jour',
    explanation:
      'Le prestataire de paiement ne dit pas ce qu’un prélèvement est devenu. Il n’est pas retenté et aucun délai ne court\u00a0; la question est reposée toutes les quinze minutes. Voyez le paiement chez le prestataire (facture ci-dessous).',
  },
  'invoice-refund-failed': {
    title: 'Le remboursement d’une facture a échoué',
    explanation:
      'Le prestataire de paiement n’a pas pu rendre l’argent au client. Faites un virement et notez-le sur la facture (facture et raison ci-dessous).',
  },
  'invoice-disputed': {
    title: 'Le paiement d’une facture est contesté',
    explanation:
      'La banque du client a repris le paiement\u00a0: la facture est de nouveau due et ce moyen de paiement n’est plus débité. Répondez au litige chez le prestataire avant sa date limite (factures et motif ci-dessous).',
  },
  'payment-unmatched': {
    title: 'Un paiement ne correspond à aucune facture',
    explanation:
      'Le prestataire de paiement annonce un paiement de l’agence que ses factures ne connaissent pas. Voyez-le chez le prestataire (référence ci-dessous).',
  },
  'event-refused': {
    title: 'Un événement de paiement a été refusé',
    explanation:
      'Le prestataire de paiement envoie un événement d’une autre version, et il n’a pas pu être relu. Il sera renvoyé.',
  },
}

const ON_INVOICES: readonly string[] = [
  'debit-unknown',
  'invoice-refund-failed',
  'invoice-disputed',
  'payment-unmatched',
]
const linkOf = (about: keyof typeof WORDS, orderId: number | null) => {
  if (orderId !== null) return { href: orderUrl(orderId), label: 'Voir la commande' }
  return ON_INVOICES.includes(about)
    ? { href: pageUrl('/admin/subscriptions'), label: 'Voir les abonnements' }
    : { href: pageUrl('/admin'), label: 'Ouvrir l’administration' }
}

export const paymentAlert: MailTemplate<'payment-alert'> = {
  write: ({ id, about, orderId, detail, cause }) => ({
    to: brand.email,
    subject: WORDS[about].title,
    about: id,
    body: (
      <PaymentAlert
        {...WORDS[about]}
        {...{ detail, requestId: cause?.requestId }}
        link={linkOf(about, orderId)}
      />
    ),
  }),
  sample: {
    kind: 'payment-alert',
    id: '5d1d8f0a-2b5e-4b1c-9a58-0c6b8f9e4a10',
    about: 'amount-differs',
    orderId: 1204,
    detail: '3100 / 3190',
    cause: { requestId: '0b9f6a52-54d5-4a3c-8f0e-3f4c1d2b6a71' },
  },
}
