/** Where an operator gets each variable's value. */
export const WHERE_FOUND: Readonly<Record<string, string>> = {
  OSTAL_ENV: 'Laissez cette variable vide en production.',
  DATABASE_URL: 'Écrivez postgres://utilisateur:mot-de-passe@hôte:5432/base.',
  DATABASE_STATEMENTS: 'Écrivez named, ou unnamed derrière un PgBouncer plus ancien que 1.21.',
  DATABASE_DIRECT_URL: 'Écrivez l’adresse de la base sans le pooler, ou laissez vide.',
  PUBLIC_ORIGIN: 'Écrivez l’adresse du site comme la montre un navigateur, par exemple https://www.ostal.fr.',
  AUTH_SECRET: 'Tirez une valeur au hasard\u00a0: openssl rand -base64 32.',
  AUTH_SECRET_PREVIOUS: 'Laissez vide, ou mettez l’ancienne valeur d’AUTH_SECRET.',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY:
    'Tirez une valeur au hasard (openssl rand -base64 32), la même pour la construction et toutes les instances.',
  RESEND_API_KEY: 'Resend, API Keys\u00a0: une clé avec l’accès «\u00a0Sending access\u00a0» suffit.',
  RESEND_WEBHOOK_SECRET:
    'Resend, Webhooks\u00a0: le «\u00a0Signing Secret\u00a0» de l’adresse /api/resend/webhook.',
  MAIL_FROM: 'Écrivez l’expéditeur, sur le domaine vérifié chez Resend\u00a0: Ostal <bonjour@ostal.fr>.',
  UPLOADTHING_TOKEN: 'UploadThing, API Keys\u00a0: copiez UPLOADTHING_TOKEN en entier.',
  STRIPE_SECRET_KEY: 'Stripe, Développeurs, Clés API\u00a0: une clé sk_live_… ou rk_live_….',
  STRIPE_PUBLISHABLE_KEY: 'Stripe, Développeurs, Clés API\u00a0: la clé pk_live_…, ou laissez vide.',
  STRIPE_WEBHOOK_SECRET:
    'Stripe, Workbench, Webhooks\u00a0: le secret de la destination «\u00a0Votre compte\u00a0».',
  STRIPE_CONNECT_WEBHOOK_SECRET:
    'Stripe, Workbench, Webhooks\u00a0: le secret de la destination «\u00a0Comptes connectés\u00a0».',
  STRIPE_THIN_WEBHOOK_SECRET:
    'Stripe, Workbench, Webhooks\u00a0: le secret de la destination d’événements légers.',
  MONDIALRELAY_ENSEIGNE: 'Mondial Relay, Connect, Administration\u00a0: le code enseigne de votre contrat.',
  MONDIALRELAY_PRIVATE_KEY: 'Mondial Relay, Connect, Configuration des API\u00a0: la clé privée de l’API V1.',
  MONDIALRELAY_API2_LOGIN: 'Mondial Relay, Connect, Configuration des API, version V2.0.',
  MONDIALRELAY_API2_PASSWORD: 'Mondial Relay, Connect, Configuration des API, version V2.0.',
  MONDIALRELAY_API2_URL: 'Laissez vide\u00a0: l’adresse de production est connue.',
  MONDIALRELAY_WEBHOOK_SECRET: 'Tirez une valeur au hasard\u00a0: openssl rand -base64 32.',
  TRUSTED_PROXY_HOPS: 'Comptez les relais inverses devant ce serveur\u00a0: 1 derrière Caddy, 0 sans aucun.',
  WEBHOOK_ALLOW_PRIVATE: 'Mettez 0 en production.',
  RATE_LIMIT_SCALE: 'Mettez 1 en production.',
  COMPANY_FACTS: 'Écrivez du JSON, comme le montre .env.example.',
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/is missing or short/, 'manque ou est trop court.'],
  [/is missing/, 'manque.'],
  [/is empty/, 'est vide.'],
  [/must be https/, 'doit commencer par https:// en production.'],
  [/looks like a default/, 'ressemble à une valeur par défaut.'],
  [/simulator|test key|test merchant|sandbox/, 'est une valeur de test.'],
  [/32 characters or more/, 'est trop court\u00a0: il faut 32 caractères.'],
]

/** A configuration fault in French. */
export const inFrench = (message: string): string =>
  WORDS.find(([sign]) => sign.test(message))?.[1] ?? 'n’a pas la bonne forme.'
