import type { ListedJob } from '@/lib/domain/jobs/schema'

/** What each queue's jobs do. */
export const QUEUE_NAMES: Readonly<Record<string, string>> = {
  mail: 'E-mail',
  'account-mail': 'E-mail d’accès au compte',
  'dead-letters': 'E-mail en échec',
  links: 'Lien demandé par e-mail',
  files: 'Suppression de fichiers',
  uploads: 'Contrôle des images envoyées',
  'contact-digest': 'Récapitulatif des messages',
  'low-stock': 'Alerte de stock',
  housekeeping: 'Nettoyage de nuit',
  orders: 'Rapprochement des paiements',
  parcels: 'Suivi des colis',
  refunds: 'Remboursement d’une commande',
  labels: 'Étiquette d’expédition',
}

export const MAIL_NAMES: Readonly<Record<string, string>> = {
  welcome: 'Bienvenue',
  'reset-password': 'Nouveau mot de passe',
  invitation: 'Invitation',
  'new-email': 'Nouvelle adresse e-mail',
  'email-changed': 'Adresse e-mail changée',
  'security-change': 'Sécurité du compte',
  'deletion-requested': 'Demande de suppression',
  'ticket-opened': 'Nouvelle demande',
  'ticket-opened-for-client': 'Demande ouverte pour un client',
  'ticket-message': 'Message d’un client',
  'ticket-answered': 'Réponse à une demande',
  'project-request-agency': 'Nouveau projet',
  'project-request-client': 'Projet bien reçu',
  'webhook-off': 'Webhook désactivé',
  'payment-account-paused': 'Compte de paiement en pause',
  'payment-account-paused-agency': 'Compte de paiement d’un client en pause',
  notice: 'Avis à une adresse non confirmée',
  'contact-message': 'Message du site',
  'withdrawal-received': 'Accusé de réception d’une rétractation',
  'contact-digest': 'Récapitulatif des messages',
  'order-confirmed': 'Commande confirmée',
  'order-shipped': 'Commande expédiée',
  'order-delivered': 'Commande livrée ou retirée',
  'parcel-stopped': 'Colis bloqué',
  'order-received': 'Nouvelle commande',
  'low-stock': 'Alerte de stock',
  'held-stock': 'Stock réservé sans paiement',
  'order-unstocked': 'Commande remboursée faute de stock',
  'order-unstocked-owner': 'Commande remboursée faute de stock',
  'order-refunded': 'Remboursement à l’acheteur',
  'refund-failed': 'Remboursement en échec',
  'order-corrected': 'Commande corrigée',
  'order-address-left': 'Commande corrigée',
  'return-received': 'Demande de retour reçue',
  'return-requested': 'Demande de retour',
  'dispute-opened': 'Paiement contesté',
  'dispute-opened-agency': 'Paiement contesté',
  'payment-alert': 'Alerte de paiement',
}

/** What a job does, in words: « E-mail : Bienvenue ». */
export function jobName({ queue, kind }: Pick<ListedJob, 'queue' | 'kind'>): string {
  if (kind) return `E-mail\u00a0: ${MAIL_NAMES[kind] ?? kind}`
  return QUEUE_NAMES[queue] ?? queue
}
