import type { PROCESSORS } from '@/content/processors'
import type { RETENTION } from '@/content/retention'

/** A processing activity, as recorded under article 30 of the GDPR. */
export type Activity = {
  name: string
  /** The agency's role: for itself (article 30.1), or for a client (article 30.2). */
  as: 'controller' | 'processor'
  purpose: string
  /** The legal basis under article 6. */
  ground: string
  people: string
  data: string
  recipients: readonly (typeof PROCESSORS)[number]['name'][]
  /** What the nightly job deletes, by content/retention.ts. */
  retention: readonly (keyof typeof RETENTION)[]
  /** How long the rest is kept. */
  period?: string
}

const TEN_YEARS = 'Dix ans à compter de la clôture de l’exercice (article L. 123-22 du Code de commerce).'

export const ACTIVITIES = {
  leads: {
    name: 'Prospects et devis',
    as: 'controller',
    purpose: 'Répondre aux messages et aux demandes de projet, établir des devis.',
    ground:
      'Mesures précontractuelles demandées par la personne (6.1.b)\u00a0; sinon intérêt légitime à répondre (6.1.f).',
    people: 'Visiteurs, prospects, clients.',
    data: 'Nom, coordonnées, message, besoins du projet, notes de l’agence.',
    recipients: ['Resend'],
    retention: ['contactMessages', 'projectRequests', 'quotes'],
  },
  accounts: {
    name: 'Comptes et accès',
    as: 'controller',
    purpose: 'Ouvrir et protéger l’espace de chaque client et de l’équipe.',
    ground:
      'Exécution du contrat (6.1.b)\u00a0; intérêt légitime à protéger les comptes (6.1.f)\u00a0; consentement pour les communications commerciales (6.1.a).',
    people: 'Clients, membres de l’agence.',
    data: 'Identité, coordonnées, empreinte du mot de passe, seconds facteurs, navigateurs et sessions, choix d’e-mails.',
    recipients: ['Resend'],
    retention: ['refusedForms', 'submissions'],
    period: 'La durée du compte\u00a0; sessions et liens se terminent seuls.',
  },
  support: {
    name: 'Demandes et projets',
    as: 'controller',
    purpose: 'Suivre les demandes, les projets et leurs fichiers, y répondre.',
    ground: 'Exécution du contrat (6.1.b).',
    people: 'Clients, membres de l’agence.',
    data: 'Messages, fichiers joints, notes internes, auteurs et dates.',
    recipients: ['UploadThing', 'Resend'],
    retention: [],
    period: 'La durée du compte.',
  },
  contracts: {
    name: 'Contrats',
    as: 'controller',
    purpose: 'Conclure et exécuter les contrats, en garder la preuve.',
    ground:
      'Exécution du contrat (6.1.b)\u00a0; obligation légale de conserver les contrats électroniques (6.1.c, article L. 213-1 du Code de la consommation).',
    people: 'Clients.',
    data: 'Identité, offres et devis acceptés, formules, échéances, avertissements.',
    recipients: ['Resend'],
    retention: [],
    period: 'Dix ans à compter de la fin de la prestation (article D. 213-2 du Code de la consommation).',
  },
  billing: {
    name: 'Facturation et comptabilité',
    as: 'controller',
    purpose: 'Facturer, encaisser, rembourser, tenir la comptabilité.',
    ground: 'Exécution du contrat (6.1.b)\u00a0; obligation légale comptable et fiscale (6.1.c).',
    people: 'Clients.',
    data: 'Identité et adresse de facturation, SIREN et TVA, factures, avoirs, paiements, fin du numéro des moyens de paiement.',
    recipients: ['Stripe', 'Resend'],
    retention: ['paymentEvents'],
    period: TEN_YEARS,
  },
  sites: {
    name: 'Contenus des sites',
    as: 'processor',
    purpose:
      'Héberger et diffuser les contenus des sites des clients, prévenir leurs programmes des changements.',
    ground: 'Celui du client, responsable du traitement\u00a0; pour nous, son contrat (article 28).',
    people: 'Clients, leurs équipes, les auteurs d’avis, les personnes photographiées.',
    data: 'Avis et leurs auteurs, membres d’équipe, événements, images, textes, clés d’API et adresses de webhooks.',
    recipients: ['UploadThing'],
    retention: ['uploads', 'webhookDeliveries'],
    period:
      'La durée du contrat, puis au moins trente jours pour les reprendre\u00a0; effacés avec le compte.',
  },
  shops: {
    name: 'Commandes des boutiques',
    as: 'processor',
    purpose: 'Recevoir, encaisser, expédier et rembourser les commandes des boutiques des clients.',
    ground:
      'Celui du vendeur, responsable du traitement\u00a0: le contrat de vente (6.1.b) et ses obligations comptables (6.1.c)\u00a0; pour nous, son contrat (article 28).',
    people: 'Acheteurs, vendeurs.',
    data: 'Nom, e-mail, téléphone, adresses, articles, personnalisations, colis, remboursements, litiges, demandes de retour.',
    recipients: ['Stripe', 'Mondial Relay', 'Resend'],
    retention: ['unmatchedWithdrawals'],
    period:
      'Jusqu’à la décision du vendeur ou la fin de son contrat\u00a0; ensuite, sans nom, dix ans pour sa comptabilité.',
  },
  notices: {
    name: 'Signalements de contenus illicites',
    as: 'controller',
    purpose: 'Recevoir les signalements, en décider, en garder la preuve.',
    ground: 'Obligation légale (6.1.c, articles 16 à 18 du règlement (UE) 2022/2065).',
    people: 'Auteurs de signalements, clients, personnes nommées dans un contenu.',
    data: 'Nom et e-mail de l’auteur s’il les donne, contenu signalé, explication, décision motivée.',
    recipients: ['Resend'],
    retention: ['contentNotices'],
  },
  mails: {
    name: 'Envoi des e-mails',
    as: 'controller',
    purpose: 'Envoyer les e-mails du service, ne plus écrire aux adresses qui les refusent.',
    ground: 'Celui du message envoyé\u00a0; intérêt légitime à une bonne remise (6.1.f).',
    people: 'Destinataires de nos e-mails.',
    data: 'Adresse, nom, contenu du message en attente, motif d’un échec.',
    recipients: ['Resend'],
    retention: ['mailFailures'],
    period:
      'Un message envoyé\u00a0: moins de deux heures dans la file d’attente. Un message abandonné\u00a0: deux ans au plus.',
  },
  security: {
    name: 'Journal de sécurité',
    as: 'controller',
    purpose: 'Savoir qui a fait quoi, repérer et limiter les abus.',
    ground: 'Intérêt légitime à protéger les comptes et les données (6.1.f).',
    people: 'Clients, membres de l’agence, acheteurs et visiteurs (par empreinte du réseau).',
    data: 'Numéro de compte, action, date, empreinte de l’adresse réseau, quelques valeurs changées.',
    recipients: [],
    retention: ['auditLog'],
    period: 'Les compteurs de limites\u00a0: un jour au plus.',
  },
} as const satisfies Record<string, Activity>

export type ActivityId = keyof typeof ACTIVITIES
