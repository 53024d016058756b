import { CONNECT_EVENTS, PLATFORM_EVENTS } from '../../providers/payments/expected-events'
import {
  type Destination,
  type Inspected,
  inspectAccount,
  inspectConnect,
  listDestinations,
  type PlatformAccount,
} from '../../providers/payments/inspect-platform'
import { type Finding, fault, ok, unreachable, warning } from './finding'

const KEYS = 'Stripe, Développeurs, Clés API'
const WEBHOOKS = 'Stripe, Workbench, Webhooks'

/** The agency's account, its access to sellers' accounts, and its event destinations. `address`: our webhook's URL. */
export async function examineStripe(address: string, wantsThin: boolean): Promise<Finding[]> {
  const [account, connect, destinations] = await Promise.all([
    inspectAccount(),
    inspectConnect(),
    listDestinations(),
  ])
  // A wrong key is one fault, not three.
  if ([account, connect, destinations].includes('bad-key'))
    return [fault('Clé', 'Stripe refuse la clé STRIPE_SECRET_KEY.', `${KEYS}\u00a0: copiez une clé active.`)]
  if ([account, connect, destinations].includes('silent')) return [unreachable('Accès', 'Stripe')]
  return [
    ...ofAccount(account),
    ofConnect(connect),
    ...(typeof destinations === 'string'
      ? [forbidden('Destinations d’événements', 'Événements (destinations)')]
      : ofDestinations(destinations, address, wantsThin)),
  ]
}

const forbidden = (about: string, permission: string): Finding =>
  warning(
    about,
    'La clé restreinte n’a pas le droit de répondre.',
    `Vérifiez vous-même dans Stripe, ou donnez à la clé la lecture «\u00a0${permission}\u00a0».`,
  )

function ofAccount(account: Inspected<PlatformAccount>): Finding[] {
  if (typeof account === 'string') return [forbidden('Compte', 'Compte')]
  const { takesPayments, paysOut, due, isNamed } = account
  return [
    takesPayments
      ? ok('Paiements', 'Le compte de l’agence encaisse.')
      : fault(
          'Paiements',
          `Le compte de l’agence n’encaisse pas${due.length > 0 ? `\u00a0: Stripe attend ${due.length} information(s)` : ''}.`,
          'Stripe, Paramètres, Compte\u00a0: complétez ce qui est demandé.',
        ),
    paysOut
      ? ok('Virements', 'Stripe vire les sommes encaissées.')
      : fault(
          'Virements',
          'Stripe ne vire pas les sommes encaissées.',
          'Stripe, Paramètres, Comptes bancaires\u00a0: ajoutez ou vérifiez l’IBAN.',
        ),
    isNamed
      ? ok('Identité visuelle', 'Le nom commercial est renseigné.')
      : warning(
          'Identité visuelle',
          'Le nom commercial manque sur les pages de paiement.',
          'Stripe, Paramètres, Image de marque\u00a0: nom, logo, couleur.',
        ),
  ]
}

const ofConnect = (connect: Inspected<{ sellers: boolean }>): Finding =>
  typeof connect === 'string'
    ? fault(
        'Connect',
        'La clé ne peut pas lire les comptes des vendeurs.',
        'Stripe, Connect\u00a0: terminez le profil de la plateforme, et donnez à la clé les droits Comptes (v2).',
      )
    : ok('Connect', 'Les comptes des vendeurs sont lisibles.')

function ofDestinations(all: Destination[], address: string, wantsThin: boolean): Finding[] {
  const ours = all.filter(({ url }) => url === address)
  const snapshots = ours.filter(({ isThin }) => !isThin)
  return [
    ofDestination('Événements de l’agence', 'self', PLATFORM_EVENTS, snapshots, address),
    ofDestination('Événements des vendeurs', 'connected', CONNECT_EVENTS, snapshots, address),
    ...(wantsThin ? [ofThin(ours.filter(({ isThin }) => isThin))] : []),
  ]
}

function ofDestination(
  about: string,
  from: 'self' | 'connected',
  wanted: readonly string[],
  candidates: Destination[],
  address: string,
): Finding {
  const found = candidates.find((one) => one.from.includes(from))
  const whose = from === 'self' ? 'Votre compte' : 'Comptes connectés'
  if (!found)
    return fault(
      about,
      `Aucune destination n’envoie à ${address}.`,
      `${WEBHOOKS}\u00a0: ajoutez-la, source «\u00a0${whose}\u00a0», avec les événements de docs/go-live.md.`,
    )
  if (!found.isEnabled)
    return fault(about, 'La destination est désactivée.', `${WEBHOOKS}\u00a0: réactivez-la.`)
  if (!found.isOurVersion)
    return fault(
      about,
      'La destination envoie une autre version de l’API que la nôtre.',
      `${WEBHOOKS}\u00a0: recréez-la avec la version que donne .env.example.`,
    )
  const missing = wanted.filter((event) => !found.events.includes(event) && !found.events.includes('*'))
  if (missing.length > 0)
    return fault(
      about,
      `Il manque ${missing.length === 1 ? 'l’événement' : 'les événements'} ${missing.join(', ')}.`,
      `${WEBHOOKS}\u00a0: ajoutez-${missing.length === 1 ? 'le' : 'les'} à la destination «\u00a0${whose}\u00a0».`,
    )
  return ok(about, `La destination envoie les ${wanted.length} événements attendus.`)
}

const ofThin = (candidates: Destination[]): Finding =>
  candidates.some(({ isEnabled }) => isEnabled)
    ? ok('Événements légers', 'La destination est active.')
    : fault(
        'Événements légers',
        'STRIPE_THIN_WEBHOOK_SECRET est renseigné, mais aucune destination légère n’est active.',
        `${WEBHOOKS}\u00a0: créez-la pour v2.core.account.*, ou videz la variable.`,
      )
