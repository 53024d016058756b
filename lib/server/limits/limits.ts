import type { HoldLimits } from '../../domain/checkout/hold-limits'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Points per period in seconds, counted separately for each value of `per`. `key` is the prefix of the rows in the table
 *  `rate_limits`. */
export type Counter = {
  key: string
  per: 'network' | 'user' | 'email' | 'email and network' | 'email and purpose' | 'device' | 'account'
  points: number
  seconds: number
  /** Counted in each instance's memory, so that the caller is never stored in the database. */
  isUnwritten?: true
}

/** `counts`: every request, before its body is read; every valid input; only wrong credentials and codes; or only successes. */
export type Limit = {
  counts: 'requests' | 'inputs' | 'failures' | 'successes'
  counters: Counter[]
  /** Replaces the counters for a known browser (device-cookie.ts). */
  ofDevice?: Counter
  message: string
}

/** Wrong passwords of an account, on any form that asks for one. The network comes first: one that is blocked must not use up an
 *  account's attempts. */
const WRONG_PASSWORDS: Counter[] = [
  { key: 'loginIp', per: 'network', points: 50, seconds: 15 * MINUTE },
  { key: 'loginPair', per: 'email and network', points: 10, seconds: 15 * MINUTE },
  { key: 'loginAddress', per: 'email', points: 100, seconds: 15 * MINUTE },
]
const OF_DEVICE: Counter = { key: 'loginDevice', per: 'device', points: 10, seconds: 15 * MINUTE }

/** Mails to an address that anyone can type, by the hour and by the day. */
const mailsTo = (key: string): Counter[] => [
  { key: `${key}Hour`, per: 'email', points: 3, seconds: HOUR },
  { key: `${key}Day`, per: 'email', points: 10, seconds: 24 * HOUR },
]

/** Sessions of an account; RATE_LIMIT_SCALE multiplies this, too. */
export const MAX_SESSIONS = 100

/** The rate limits. The API's operations and the server actions both name an entry. */
export const LIMITS = {
  login: {
    counts: 'failures',
    counters: WRONG_PASSWORDS,
    ofDevice: OF_DEVICE,
    message: 'Trop de tentatives de connexion. Réessayez dans quelques minutes.',
  },
  // The same counters as a log-in's: a session must not allow guessing.
  password: {
    counts: 'failures',
    counters: WRONG_PASSWORDS,
    ofDevice: OF_DEVICE,
    message: 'Trop de mots de passe incorrects. Réessayez dans quelques minutes.',
  },
  // Only callers with the right password can use these up, so that strangers lock nobody out. A new password resets them.
  code: {
    counts: 'failures',
    counters: [{ key: 'code', per: 'account', points: 20, seconds: 15 * MINUTE }],
    message:
      'Trop de codes incorrects. Réessayez dans un quart d’heure, ou choisissez un nouveau mot de passe.',
  },
  openedSession: {
    counts: 'successes',
    counters: [{ key: 'openedSession', per: 'account', points: 200, seconds: HOUR }],
    message: 'Trop de connexions à ce compte en peu de temps. Réessayez dans une heure.',
  },
  // There is no address to count failures for. A signature cannot be guessed; each attempt costs a check.
  passkeyLogIn: {
    counts: 'inputs',
    counters: [{ key: 'passkeyLogIn', per: 'network', points: 60, seconds: 15 * MINUTE }],
    message: 'Trop de tentatives de connexion. Réessayez dans quelques minutes.',
  },
  // Ending sessions, adding an authenticator app, adding and renaming keys.
  accountChange: {
    counts: 'inputs',
    counters: [{ key: 'accountChange', per: 'user', points: 60, seconds: HOUR }],
    message: 'Trop de changements de votre compte en peu de temps. Réessayez dans une heure.',
  },
  // Setting a password costs a hash.
  reset: {
    counts: 'inputs',
    counters: [{ key: 'reset', per: 'network', points: 30, seconds: HOUR }],
    message: 'Trop d’essais avec un lien. Réessayez dans une heure.',
  },
  signup: {
    counts: 'inputs',
    counters: [{ key: 'signup', per: 'network', points: 20, seconds: HOUR }],
    message: 'Trop de comptes ont été créés depuis votre connexion. Réessayez dans une heure.',
  },
  forgot: {
    counts: 'inputs',
    counters: [{ key: 'forgot', per: 'network', points: 10, seconds: HOUR }],
    message: 'Trop de demandes de lien. Réessayez dans une heure.',
  },
  // Keeps the queue short. Past it nothing is looked up, and the answer stays the same: see withinLimit.
  linkRequest: {
    counts: 'inputs',
    counters: [{ key: 'linkRequest', per: 'email and purpose', points: 3, seconds: MINUTE }],
    message: 'Trop de demandes de lien. Réessayez dans une minute.',
  },
  // Counted by the job that mails them: requests without a mail must not use up a person's links.
  linkMail: {
    counts: 'successes',
    counters: [{ key: 'linkMail', per: 'email and purpose', points: 3, seconds: HOUR }],
    message: 'Trop de demandes de lien. Réessayez dans une heure.',
  },
  newEmail: {
    counts: 'inputs',
    counters: [{ key: 'newEmail', per: 'user', points: 5, seconds: HOUR }],
    message: 'Trop de changements d’adresse en peu de temps. Réessayez dans une heure.',
  },
  // A link is mailed to an address of the sender's choice. Addresses with an account count the same.
  newEmailMail: {
    counts: 'successes',
    counters: [{ key: 'newEmailMail', per: 'email', points: 3, seconds: HOUR }],
    message: 'Trop de liens ont été demandés pour cette adresse. Réessayez dans une heure.',
  },
  export: {
    counts: 'requests',
    counters: [{ key: 'export', per: 'user', points: 3, seconds: 24 * HOUR }],
    message: 'Vos données ont été exportées trois fois aujourd’hui. Réessayez demain.',
  },
  // Each reads every picture of a website.
  contents: {
    counts: 'requests',
    counters: [{ key: 'contents', per: 'user', points: 20, seconds: 24 * HOUR }],
    message: 'Les contenus ont été téléchargés vingt fois aujourd’hui. Réessayez demain.',
  },
  mail: {
    counts: 'inputs',
    counters: [{ key: 'mail', per: 'network', points: 10, seconds: HOUR }],
    message: 'Trop de messages ont été envoyés. Réessayez plus tard.',
  },
  // Past it the receipt is only shown on the page: see withinLimit.
  withdrawalReceipt: {
    counts: 'inputs',
    counters: mailsTo('withdrawalReceipt'),
    message: 'Trop d’accusés de réception. Réessayez plus tard.',
  },
  // Mails to a contract's own address that anyone can trigger; past it only the agency is asked: see withinLimit.
  cancellationMail: {
    counts: 'inputs',
    counters: mailsTo('cancellationMail'),
    message: 'Trop de demandes de confirmation. Réessayez plus tard.',
  },
  // Confirmations by a mailed link.
  cancellationAnswer: {
    counts: 'inputs',
    counters: [{ key: 'cancellationAnswer', per: 'network', points: 30, seconds: HOUR }],
    message: 'Trop de confirmations en peu de temps. Réessayez dans une heure.',
  },
  // Each of the two steps counts.
  contentNotice: {
    counts: 'inputs',
    counters: [{ key: 'contentNotice', per: 'network', points: 20, seconds: HOUR }],
    message: 'Trop de signalements ont été envoyés. Réessayez dans une heure, ou écrivez-nous.',
  },
  // Past it the receipt is only shown on the page: see withinLimit.
  noticeReceipt: {
    counts: 'inputs',
    counters: mailsTo('noticeReceipt'),
    message: 'Trop d’accusés de réception. Réessayez plus tard.',
  },
  shippingQuote: {
    counts: 'inputs',
    counters: [{ key: 'shippingQuote', per: 'network', points: 120, seconds: MINUTE }],
    message: 'Trop de calculs de livraison en peu de temps. Réessayez dans une minute.',
  },
  // Each calls the carrier.
  checkout: {
    counts: 'requests',
    counters: [{ key: 'checkout', per: 'network', points: 60, seconds: MINUTE }],
    message: 'Trop de commandes en peu de temps. Réessayez dans une minute.',
  },
  // Only wrong ones: codes are short, and must not be guessable.
  discountCode: {
    counts: 'failures',
    counters: [{ key: 'discountCode', per: 'network', points: 20, seconds: 10 * MINUTE }],
    message:
      'Trop de codes de réduction incorrects. Réessayez dans quelques minutes, ou commandez sans code.',
  },
  // Each is mailed to the shopper.
  orderCorrection: {
    counts: 'inputs',
    counters: [{ key: 'orderCorrection', per: 'user', points: 60, seconds: HOUR }],
    message: 'Trop de corrections de commandes en peu de temps. Réessayez dans une heure.',
  },
  orderMail: {
    counts: 'inputs',
    counters: [{ key: 'orderMail', per: 'user', points: 20, seconds: HOUR }],
    message: 'Trop de confirmations renvoyées en peu de temps. Réessayez dans une heure.',
  },
  // Both steps of a shopper's withdrawal; past it the form names another way to declare one.
  shopWithdrawal: {
    counts: 'inputs',
    counters: [{ key: 'shopWithdrawal', per: 'network', points: 30, seconds: HOUR }],
    message: 'Trop de déclarations en peu de temps.',
  },
  // Each is mailed to both sides.
  returnRequest: {
    counts: 'inputs',
    counters: [{ key: 'returnRequest', per: 'network', points: 10, seconds: HOUR }],
    message: 'Trop de demandes de retour en peu de temps. Réessayez dans une heure.',
  },
  relayPoints: {
    counts: 'inputs',
    counters: [{ key: 'relayPoints', per: 'network', points: 120, seconds: MINUTE }],
    message: 'Trop de recherches de points relais en peu de temps. Réessayez dans une minute.',
  },
  // Past it views are not counted, and the answer stays the same: see withinLimit.
  pageView: {
    counts: 'inputs',
    counters: [{ key: 'pageView', per: 'network', points: 60, seconds: MINUTE, isUnwritten: true }],
    message: 'Trop de pages en peu de temps.',
  },
  upload: {
    counts: 'requests',
    counters: [{ key: 'upload', per: 'user', points: 60, seconds: MINUTE }],
    message: 'Trop d’envois en peu de temps. Réessayez dans une minute.',
  },
  // Each is mailed to both sides.
  projectRequest: {
    counts: 'inputs',
    counters: [{ key: 'projectRequest', per: 'user', points: 10, seconds: HOUR }],
    message: 'Trop de demandes de projet en peu de temps. Réessayez dans une heure.',
  },
  ticket: {
    counts: 'inputs',
    counters: [{ key: 'ticket', per: 'user', points: 60, seconds: HOUR }],
    message: 'Trop de nouvelles demandes en peu de temps. Réessayez dans une heure.',
  },
  message: {
    counts: 'inputs',
    counters: [{ key: 'message', per: 'user', points: 300, seconds: HOUR }],
    message: 'Trop de messages en peu de temps. Réessayez dans une heure.',
  },
  // Each calls the payment provider.
  paymentAccount: {
    counts: 'inputs',
    counters: [{ key: 'paymentAccount', per: 'user', points: 60, seconds: HOUR }],
    message: 'Trop de demandes sur votre compte de paiement. Réessayez dans une heure.',
  },
  // Each calls the payment provider.
  refund: {
    counts: 'inputs',
    counters: [{ key: 'refund', per: 'user', points: 120, seconds: HOUR }],
    message: 'Trop de remboursements en peu de temps. Réessayez dans une heure.',
  },
  // The caller's own contracts and invoices; many calls ask the payment provider.
  billing: {
    counts: 'inputs',
    counters: [{ key: 'billing', per: 'user', points: 60, seconds: HOUR }],
    message: 'Trop de demandes sur votre facturation en peu de temps. Réessayez dans une heure.',
  },
  // Questions, acceptances and refusals of quotes, by their mailed link; each is mailed to both sides.
  quoteAnswer: {
    counts: 'inputs',
    counters: [{ key: 'quoteAnswer', per: 'network', points: 30, seconds: HOUR }],
    message: 'Trop de réponses à des devis en peu de temps. Réessayez dans une heure.',
  },
  webhookChange: {
    counts: 'inputs',
    counters: [{ key: 'webhookChange', per: 'user', points: 60, seconds: HOUR }],
    message: 'Trop de changements de webhooks en peu de temps. Réessayez dans une heure.',
  },
  keyChange: {
    counts: 'inputs',
    counters: [{ key: 'keyChange', per: 'user', points: 60, seconds: HOUR }],
    message: 'Trop de nouvelles clés en peu de temps. Réessayez dans une heure.',
  },
  // Each may read and write 5 000 rows.
  productImport: {
    counts: 'inputs',
    counters: [{ key: 'productImport', per: 'user', points: 60, seconds: HOUR }],
    message: 'Trop d’imports en peu de temps. Réessayez dans une heure.',
  },
  // Each is sent immediately to a URL of the sender's choice.
  webhook: {
    counts: 'inputs',
    counters: [{ key: 'webhook', per: 'user', points: 20, seconds: MINUTE }],
    message: 'Trop d’essais et de renvois en peu de temps. Réessayez dans une minute.',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** How much a network's unpaid orders may reserve (lib/domain/checkout/hold-limits.ts), times `scale`. */
export const holdLimits = (scale: number): HoldLimits => ({
  firstOrders: Math.ceil(1 * scale),
  firstOrderSeconds: 24 * HOUR,
  sharePercent: Math.min(100, 20 * scale),
  pendingOrders: Math.ceil(10 * scale),
})
