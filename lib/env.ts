import { z } from 'zod'
import { productionFaults } from './env/production-faults'
import { parseUploadThingToken } from './env/uploadthing-token'

const flagged = (message: string) => ({ error: message })

const isUploadThingToken = (token: string) => parseUploadThingToken(token) !== undefined

/** As a browser says it in `Origin`, which it is compared with. */
const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

const stripeSigningSecret = (events: string) =>
  z
    .string(flagged(`is missing: the signing secret of Stripe’s endpoint for ${events}`))
    .regex(/^whsec_\w{16,}$/, flagged('is not a signing secret of Stripe: whsec_…'))

const Fact = z.string().trim().min(1).max(300)
/** Facts of the company that invoices name, in place of those of content/brand.ts. */
const CompanyFacts = z
  .strictObject({
    legalName: Fact,
    legalForm: Fact,
    registration: Fact,
    vatNumber: Fact,
    address: Fact,
    street: Fact,
    postalCode: Fact,
    city: Fact,
    siren: z.string().regex(/^\d{9}$/),
  })
  .partial()

function readFacts(json: string) {
  try {
    return CompanyFacts.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

const shape = z.object({
  OSTAL_ENV: z
    .enum(['production', 'demo', 'test'], flagged('must be production, demo or test'))
    .default('production'),
  OSTAL_REHEARSAL: z
    .enum(['0', '1'], flagged('must be 0 or 1'))
    .default('0')
    .transform((value) => value === '1'),
  DATABASE_URL: z
    .string(flagged('is missing: postgres://user:password@host:5432/name'))
    .regex(/^postgres(ql)?:\/\//, flagged('must start with postgres://')),
  PUBLIC_ORIGIN: z
    .string(flagged('is missing: the address of the site, for instance https://www.ostal.fr'))
    .refine(
      isOrigin,
      flagged('must be an origin as browsers write it, without path, query or user: https://www.ostal.fr'),
    ),
  AUTH_SECRET: z
    .string(flagged('is missing: 32 random characters or more'))
    .min(32, flagged('needs 32 characters or more')),
  AUTH_SECRET_PREVIOUS: z.string().min(32, flagged('needs 32 characters or more')).optional(),
  RESEND_API_KEY: z.string(flagged('is missing: the key of the Resend account')).min(1, flagged('is empty')),
  RESEND_WEBHOOK_SECRET: z
    .string(flagged('is missing: the signing secret of the webhook that Resend calls'))
    .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/, flagged('is not a signing secret of Resend: whsec_…')),
  RESEND_BASE_URL: z.url(flagged('must be a URL')).default('https://api.resend.com'),
  MAIL_FROM: z
    .string(flagged('is missing: the sender, such as Ostal <bonjour@ostal.fr>'))
    .min(3, flagged('is empty')),
  UPLOADTHING_TOKEN: z
    .string(flagged('is missing: the token of the UploadThing app'))
    .refine(
      isUploadThingToken,
      flagged('is not a token of UploadThing: base64 with apiKey, appId and regions'),
    ),
  UPLOADTHING_API_URL: z.url(flagged('must be a URL')).default('https://api.uploadthing.com'),
  UPLOADTHING_INGEST_URL: z.url(flagged('must be a URL')).optional(),
  // These two are read by the vendor's SDK itself.
  UPLOADTHING_UFS_HOST: z
    .string()
    .regex(/^[\w.-]+(:\d+)?(\/[\w-]+)*$/, flagged('must be a host'))
    .default('ufs.sh'),
  UPLOADTHING_UFS_APP_ID_LOCATION: z
    .enum(['subdomain', 'path'], flagged('must be subdomain or path'))
    .default('subdomain'),
  STRIPE_SECRET_KEY: z
    .string(flagged('is missing: the secret or restricted key of the Stripe account'))
    .regex(/^(sk|rk)_/, flagged('is not a secret key of Stripe: sk_… or rk_…')),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .startsWith('pk_', flagged('is not a publishable key of Stripe: pk_…'))
    .optional(),
  STRIPE_WEBHOOK_SECRET: stripeSigningSecret('the platform’s own events'),
  STRIPE_CONNECT_WEBHOOK_SECRET: stripeSigningSecret('events on connected accounts'),
  STRIPE_THIN_WEBHOOK_SECRET: stripeSigningSecret('thin events').optional(),
  STRIPE_API_BASE: z
    .string()
    .refine(isOrigin, flagged('must be an origin, without a path: https://api.stripe.com'))
    .default('https://api.stripe.com'),
  STRIPE_DASHBOARD_URL: z.url(flagged('must be a URL')).default('https://dashboard.stripe.com'),
  PROVIDER_TIMEOUT_MS: z.coerce
    .number(flagged('must be a whole number'))
    .int()
    .min(100, flagged('must be 100 or more'))
    .max(9_000, flagged('must be 9000 or less: our own answer leaves within ten seconds'))
    .default(8_000),
  MONDIALRELAY_ENSEIGNE: z
    .string(flagged('is missing: the merchant’s code at Mondial Relay'))
    .regex(/^[0-9A-Z]{2}[0-9A-Z ]{0,6}$/, flagged('is not a merchant’s code: 2 to 8 capitals and digits')),
  MONDIALRELAY_PRIVATE_KEY: z
    .string(flagged('is missing: the private key of the merchant’s code'))
    .regex(/^[!-~]+$/, flagged('must be ASCII without blanks')),
  MONDIALRELAY_API1_URL: z
    .url(flagged('must be a URL'))
    .default('https://api.mondialrelay.com/Web_Services.asmx'),
  MONDIALRELAY_API2_LOGIN: z
    .string(flagged('is missing: the login of Mondial Relay’s API V2'))
    .min(3, flagged('is too short: …@business-api.mondialrelay.com')),
  MONDIALRELAY_API2_PASSWORD: z
    .string(flagged('is missing: the password of Mondial Relay’s API V2'))
    .min(1, flagged('is empty')),
  MONDIALRELAY_API2_CUSTOMER_ID: z
    .string()
    .regex(/^[0-9A-Z]{2,8}$/, flagged('is not a merchant’s code: 2 to 8 capitals and digits'))
    .optional(),
  MONDIALRELAY_API2_URL: z
    .url(flagged('must be a URL'))
    .default('https://connect-api.mondialrelay.com/api/shipment'),
  MONDIALRELAY_TRACKING_URL: z
    .url(flagged('must be a URL'))
    .default('https://www.mondialrelay.fr/suivi-de-colis/'),
  MONDIALRELAY_WEBHOOK_SECRET: z
    .string(flagged('is missing: 32 random characters or more, shared with who reports where parcels are'))
    .min(32, flagged('needs 32 characters or more')),
  MAP_TILES_URL: z
    .url(flagged('must be a URL'))
    .refine(
      (url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
      flagged('must hold {z}, {x} and {y}: https://tiles.example/{z}/{x}/{y}.png'),
    )
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  COMPANY_FACTS: z
    .string()
    .default('{}')
    .transform((json, context) => {
      const facts = readFacts(json)
      if (!facts)
        context.addIssue(
          'must be JSON with some of legalName, legalForm, registration, vatNumber, siren (9 digits), address, street, postalCode and city',
        )
      return facts ?? {}
    }),
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(['0', '1'], flagged('must be 0 or 1'))
    .default('0')
    .transform((value) => value === '1'),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'optional'], flagged('must be required or optional'))
    .default('required'),
  TRUSTED_PROXY_HOPS: z.coerce.number(flagged('must be a whole number')).int().min(0).max(5).default(0),
  RATE_LIMIT_SCALE: z.coerce.number(flagged('must be a number')).positive().default(1),
  DATABASE_POOL_SIZE: z.coerce.number(flagged('must be a whole number')).int().min(2).max(100).default(10),
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed'], flagged('must be named or unnamed')).default('named'),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, ...flagged('must be a postgres:// address') })
    .optional(),
  METRICS_TOKEN: z.string().min(32, flagged('needs 32 characters or more')).optional(),
  BACKUP_AGE_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{20,}$/, flagged('is not a recipient of age: age1…'))
    .optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], flagged('must be debug, info, warn, error or silent'))
    .default('info'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z.base64().optional(),
})

export type Environment = z.infer<typeof shape>

/** Whether this build is for a rehearsal: said when it is made, since its banner stands on prerendered pages. */
export const isRehearsalBuild = process.env.OSTAL_REHEARSAL_BUILD === '1'

/** The variables as they were set, for what looks at the configuration itself. */
export const environmentSource = (): Source => process.env

type Source = Record<string, string | undefined>

/** Every fault of a configuration, each beginning with its variable's name; values are never in it. */
export function environmentFaults(source: Source): string[] {
  const result = checkedEnvironment(source)
  return Array.isArray(result) ? result : []
}

/** Checks the whole configuration and throws one error that lists every fault; values are never in it. */
export function readEnvironment(source: Source): Environment {
  const result = checkedEnvironment(source)
  if (!Array.isArray(result)) return result
  throw new Error(`The configuration is not usable:\n${result.map((fault) => `  - ${fault}`).join('\n')}`)
}

function checkedEnvironment(source: Source): Environment | string[] {
  const filled: Source = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(filled)
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...productionFaults(filled),
  ]
  return parsed.success && faults.length === 0 ? parsed.data : faults
}

let environment: Environment | undefined

/** The checked environment; read on first use, so that a build needs none of it. */
export function env(): Environment {
  environment ??= readEnvironment(process.env)
  return environment
}
