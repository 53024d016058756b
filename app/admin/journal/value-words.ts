import { longDate, longMoment } from '@/components/ui/dates/dates'
import { PAYMENT_NAMES, STATUS_NAMES } from '@/components/websites/service-words'
import { PLAN_FACTS, PLANS } from '@/content/plan-facts'
import { USER_FIELDS } from '@/lib/domain/audit/queries'
import { formatEuros } from '@/lib/domain/money'
import { STATUS_NAMES as LEAD_STATUS_NAMES } from '../demandes/lead-words'
import { MAIL_NAMES, QUEUE_NAMES } from '../taches/job-words'

/** The meanings of codes, by field. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  plan: Object.fromEntries(PLANS.map((plan) => [plan, PLAN_FACTS[plan].name])),
  paymentPlan: PAYMENT_NAMES,
  status: {
    ...LEAD_STATUS_NAMES,
    active: STATUS_NAMES.active.label,
    late: STATUS_NAMES.late.label,
    inactive: STATUS_NAMES.inactive.label,
  },
  inactiveBy: { owner: 'son propriétaire', billing: 'l’abonnement impayé' },
  handler: { client: 'le client, connecté', link: 'le client, par le lien reçu', agency: 'l’agence' },
  outcome: {
    no_action: 'sans suite',
    content_removed: 'contenu retiré',
    site_offline: 'site mis hors ligne',
    account_suspended: 'compte suspendu',
  },
  access: { read: 'lecture', write: 'lecture et écriture' },
  clientKind: {
    consumer: 'particulier',
    non_professional: 'non-professionnel',
    professional: 'professionnel',
  },
  factor: { totp: 'application', code: 'code', passkey: 'clé d’accès' },
  reason: {
    unknown: 'clé inconnue',
    expired: 'demande expirée',
    signature: 'signature fausse',
    counter: 'compteur en recul, comme celui d’une copie',
    owner: 'le vendeur l’a voulu',
    exceeds: 'plus que le reste à rembourser',
    balance_insufficient: 'solde insuffisant',
    charge_disputed: 'paiement contesté',
  },
  per: {
    network: 'réseau',
    email: 'adresse e-mail',
    'email and network': 'adresse e-mail et réseau',
    device: 'appareil',
    account: 'compte',
  },
  kind: {
    ...MAIL_NAMES,
    gallery: 'galerie',
    upload: 'image de l’agence',
    testimonials: 'avis',
    staff: 'équipe',
    events: 'événement',
    termination: 'résiliation',
    withdrawal: 'rétractation',
  },
  state: {
    refused: 'refusée par le transporteur',
    failed: 'non créée',
    unknown: 'non confirmée',
  },
  parcelState: { registered: 'enregistré', in_transit: 'en route', delivered: 'livré' },
  deliveryMethod: { home: 'à domicile', relay: 'en point relais', pickup: 'retrait en boutique' },
  queue: QUEUE_NAMES,
}

/** The corrected data of an order, by field. */
const CORRECTED: Readonly<Record<string, string>> = {
  name: 'nom',
  email: 'e-mail',
  phone: 'téléphone',
  shippingLine1: 'rue',
  shippingLine2: 'complément d’adresse',
  shippingZip: 'code postal',
  shippingCity: 'ville',
  relayPointId: 'point relais',
}

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** A field's value in words. */
export function valueWords(field: string, value: unknown, names: ReadonlyMap<number, string>): string {
  if (value === null || value === undefined) return 'aucun'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') {
    if (USER_FIELDS.includes(field)) return names.get(value) ?? `n°\u00a0${value}`
    if (field.endsWith('Cents')) return formatEuros(value)
    if (/^percent/.test(field)) return `${percent.format(value)}\u00a0%`
  }
  const text = String(value)
  if (field === 'changed')
    return text
      .split(', ')
      .map((one) => CORRECTED[one] ?? one)
      .join(', ')
  if (field === 'dueDate') return longDate(text)
  if (field === 'previousSecretUntil') return longMoment(new Date(text))
  return CODES[field]?.[text] ?? text
}
