import type { Mail } from '@/lib/domain/notifications/jobs'

/** One mail of each kind, with believable French content. */
export const sampleMails: { [Kind in Mail['kind']]: Extract<Mail, { kind: Kind }> } = {
  welcome: {
    kind: 'welcome',
    userId: 12,
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    confirmToken: 'b2Zmcm9pLWRlLWNvbmZpcm1hdGlvbi1xdWktZXN0LWxvbmc',
  },
  'reset-password': {
    kind: 'reset-password',
    requestId: '5f0c7f6a-6b57-4d6b-9a3c-1f6d53a2f2aa',
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    token: 'amV0b24tZGUtcmVpbml0aWFsaXNhdGlvbi1xdWktZXN0LWxvbmc',
  },
  'ticket-opened': {
    kind: 'ticket-opened',
    ticketId: 41,
    title: 'Le formulaire de réservation ne répond plus',
    type: 'Bug',
    clientName: 'Léa Portal',
    body: 'Bonjour,\n\nDepuis hier soir, le bouton « Réserver » ne fait plus rien sur téléphone.\nMerci !',
  },
  'ticket-message': {
    kind: 'ticket-message',
    messageId: 93,
    ticketId: 41,
    title: 'Le formulaire de réservation ne répond plus',
    clientName: 'Léa Portal',
    body: 'C’est revenu, mais les dates de décembre manquent.',
  },
  'ticket-answered': {
    kind: 'ticket-answered',
    messageId: 94,
    ticketId: 41,
    title: 'Le formulaire de réservation ne répond plus',
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    authorName: 'Inès',
    body: 'Bonjour Léa,\n\nDécembre est ouvert. Pouvez-vous vérifier de votre côté ?',
  },
  'project-request-agency': {
    kind: 'project-request-agency',
    requestId: 7,
    ticketId: 42,
    clientName: 'Léa Portal',
    clientEmail: 'lea@exemple.fr',
    clientPhone: '+33 6 11 22 33 44',
    recap:
      'Site existant : non\nNouveau site souhaité : oui\nFormule choisie : Sub Pro\n\nInformations complémentaires :\nUne boutique de miel.',
  },
  'project-request-client': {
    kind: 'project-request-client',
    requestId: 7,
    ticketId: 42,
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    recap: 'Site existant : non\nNouveau site souhaité : oui\nFormule choisie : Sub Pro',
  },
  'contact-message': {
    kind: 'contact-message',
    messageId: 3,
    form: 'contact-form',
    senderName: 'Marius Olive',
    senderEmail: 'marius@exemple.fr',
    fields: [
      { label: 'Nom', value: 'Marius Olive' },
      { label: 'E-mail', value: 'marius@exemple.fr' },
      { label: 'Téléphone', value: '+33 4 91 00 00 00' },
      { label: 'Jour', value: 'Mardi' },
      { label: 'Heure', value: '10:30' },
      { label: 'Contact préféré', value: 'Téléphone' },
      { label: 'Message', value: 'Bonjour,\nJe voudrais un site pour mon garage.' },
    ],
  },
}
