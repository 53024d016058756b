import { z } from 'zod'

const DEFAULT_LIKE = /change.?me|secret|password|example|default|0{16}|1234567/i

const flagged = (message: string) => ({ error: message })

const UploadThingToken = z.object({
  apiKey: z.string().startsWith('sk_'),
  appId: z.string().min(1),
  regions: z.array(z.string()).min(1),
})

function parsedToken(token: string) {
  try {
    return UploadThingToken.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

const isUploadThingToken = (token: string) => parsedToken(token) !== undefined

const shape = z.object({
  OSTAL_ENV: z
    .enum(['production', 'demo', 'test'], flagged('must be production, demo or test'))
    .default('production'),
  DATABASE_URL: z
    .string(flagged('is missing: postgres://user:password@host:5432/name'))
    .regex(/^postgres(ql)?:\/\//, flagged('must start with postgres://')),
  PUBLIC_ORIGIN: z
    .string(flagged('is missing: the address of the site, for instance https://www.ostal.fr'))
    .regex(/^https?:\/\/[^/]+$/, flagged('must be an origin without a path, such as https://www.ostal.fr')),
  AUTH_SECRET: z
    .string(flagged('is missing: 32 random characters or more'))
    .min(32, flagged('needs 32 characters or more')),
  RESEND_API_KEY: z.string(flagged('is missing: the key of the Resend account')).min(1, flagged('is empty')),
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
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(['0', '1'], flagged('must be 0 or 1'))
    .default('0')
    .transform((value) => value === '1'),
  TRUSTED_PROXY_HOPS: z.coerce.number(flagged('must be a whole number')).int().min(0).max(5).default(0),
  RATE_LIMIT_SCALE: z.coerce.number(flagged('must be a number')).positive().default(1),
  DATABASE_POOL_SIZE: z.coerce.number(flagged('must be a whole number')).int().min(2).max(100).default(10),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], flagged('must be debug, info, warn, error or silent'))
    .default('info'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z.base64().optional(),
})

export type Environment = z.infer<typeof shape>

type Source = Record<string, string | undefined>

/** A default, or typed rather than drawn: too few different signs. */
const isGuessable = (secret: string) => DEFAULT_LIKE.test(secret) || new Set(secret).size < 12

/** What only production refuses. Reads the source, so that these faults are told together with those of form. */
function productionFaults(source: Source): string[] {
  if ((source.OSTAL_ENV ?? 'production') !== 'production') return []
  const { PUBLIC_ORIGIN, AUTH_SECRET, RESEND_API_KEY, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, RATE_LIMIT_SCALE } =
    source
  return [
    PUBLIC_ORIGIN?.startsWith('http://') ? 'PUBLIC_ORIGIN must be https in production' : null,
    AUTH_SECRET && isGuessable(AUTH_SECRET) ? 'AUTH_SECRET looks like a default: make a random one' : null,
    /^re_(sim|test|demo)/.test(RESEND_API_KEY ?? '') ? 'RESEND_API_KEY is a simulator’s key' : null,
    /^sk_(sim|test|demo)/.test(parsedToken(source.UPLOADTHING_TOKEN ?? '')?.apiKey ?? '')
      ? 'UPLOADTHING_TOKEN is a simulator’s token'
      : null,
    Buffer.from(NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '', 'base64').length >= 32
      ? null
      : 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is missing or short: 32 random bytes in base64, the same for build and all instances',
    source.WEBHOOK_ALLOW_PRIVATE === '1'
      ? 'WEBHOOK_ALLOW_PRIVATE must be 0 in production: clients choose the addresses'
      : null,
    Number(RATE_LIMIT_SCALE ?? 1) === 1 ? null : 'RATE_LIMIT_SCALE must be 1 in production',
  ].filter((fault) => fault !== null)
}

/** Checks the whole configuration and throws one error that lists every fault; values are never in it. */
export function readEnvironment(source: Source): Environment {
  const filled: Source = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(filled)
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...productionFaults(filled),
  ]
  if (parsed.success && faults.length === 0) return parsed.data
  throw new Error(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
}

let environment: Environment | undefined

/** The checked environment; read on first use, so that a build needs none of it. */
export function env(): Environment {
  environment ??= readEnvironment(process.env)
  return environment
}
