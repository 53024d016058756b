import { Notice } from '@/components/emails/notice'
import { type MailTemplate, pageUrl, ticketUrl } from './rendered-mail'

const SUBJECTS = {
  'project-request-client': 'Nous avons bien reçu votre projet',
  'ticket-answered': 'Une réponse vous attend dans votre espace',
  'ticket-opened-for-client': 'Une nouvelle demande vous attend dans votre espace',
  'webhook-off': 'Un webhook de votre site a été désactivé',
  'order-received': 'Nouvelle commande',
  'low-stock': 'Stock bas dans votre boutique',
  'held-stock': 'Des commandes non payées réservent votre stock',
  'order-unstocked-owner': 'Une commande a été remboursée faute de stock',
  'refund-failed': 'Un remboursement n’a pas abouti',
  'parcel-stopped': 'Un colis est bloqué',
  'dispute-opened': 'Un paiement de votre boutique est contesté',
  'content-restricted': 'Une décision sur vos contenus vous attend dans votre espace',
  'return-requested': 'Un client de votre boutique demande un retour',
  'order-withdrawal-requested': 'Un client de votre boutique se rétracte',
}

export const notice: MailTemplate<'notice'> = {
  write: ({ id, about, to, ticketId }) => ({
    to,
    subject: SUBJECTS[about],
    ...(ticketId !== null && { ticketId }),
    about: id,
    body: (
      <Notice title={SUBJECTS[about]} url={ticketId === null ? pageUrl('/dashboard') : ticketUrl(ticketId)} />
    ),
  }),
  sample: {
    kind: 'notice',
    id: '0b6e8f3c-0d3b-4a57-9f0e-6a4d3f5b7c21',
    about: 'ticket-answered',
    to: 'lea@exemple.fr',
    ticketId: 41,
  },
}
