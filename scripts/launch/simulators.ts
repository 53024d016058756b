import { join } from 'node:path'
import { endSurvivor, startNode, stop } from './child'
import type { Closing } from './closing'
import { howEnded, lastLines, type Part } from './endings'
import { dataFolder } from './folders'
import { Halt } from './halt'
import { pickPort } from './last-ports'
import type { Secrets } from './secrets'
import { waitFor } from './wait'

export interface Simulators {
  /** Its process and log. */
  part: Part
  origin: string
  inbox: string
  /** A client's site, which receives the webhooks of website 1. */
  clientSite: string
  /** The page to view, refund and dispute payments. */
  payments: string
  /** Environment variables for the sample data. */
  samples: Record<string, string>
  /** Environment variables that point the product's adapters at the simulators. */
  env: Record<string, string>
}

type Options = {
  area: string
  secrets: Secrets
  closing: Closing
  /** The product's origin, which the client's site embeds. */
  ostal?: string
  /** An HTTPS proxy in front of their port: its address, and the authority that both sides trust. */
  behind?: { address: string; port: number; authority: string }
}

/** Starts the simulated providers on a loopback port. */
export async function startSimulators(options: Options): Promise<Simulators> {
  const { area, secrets, closing, behind } = options
  await endSurvivor('simulators', area)
  const port = behind?.port ?? (await pickPort(area, 'simulators'))
  const own = `http://127.0.0.1:${port}`
  const origin = behind?.address ?? own
  const child = startNode(
    'simulators',
    ['--import', 'tsx', 'simulators/main.ts'],
    { SIMULATORS_PORT: String(port), ...ownEnv(options) },
    { area, log: true },
  )
  const log = join(dataFolder(area), 'simulators.log')
  // A short timeout is enough: they write to disk immediately, and tsx is slow to exit.
  closing.add(() => stop(child, 100))
  const ready = await waitFor(`${own}/_control/health`, child, 20_000)
  if (!ready)
    throw new Halt([`The simulators did not start (${howEnded(child)}).`, ...lastLines(log)].join('\n'))
  return {
    part: { name: 'The simulators of the providers', child, log },
    origin,
    inbox: `${origin}/inbox`,
    clientSite: `${origin}/client-site`,
    payments: `${origin}/stripe/payments`,
    samples: {
      SAMPLE_WEBHOOK_URL: `${origin}/client-site/webhooks`,
      SAMPLE_WEBHOOK_SECRET: secrets.SAMPLE_WEBHOOK_SECRET,
    },
    env: productEnv({ origin, secrets, filesHost: behind ? new URL(origin).host : `localhost:${port}` }),
  }
}

/** The credentials that both sides know. */
const sharedEnv = (secrets: Secrets) => ({
  RESEND_API_KEY: secrets.RESEND_API_KEY,
  RESEND_WEBHOOK_SECRET: secrets.RESEND_WEBHOOK_SECRET,
  UPLOADTHING_TOKEN: secrets.UPLOADTHING_TOKEN,
  STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
  STRIPE_CONNECT_WEBHOOK_SECRET: secrets.STRIPE_CONNECT_WEBHOOK_SECRET,
  STRIPE_THIN_WEBHOOK_SECRET: secrets.STRIPE_THIN_WEBHOOK_SECRET,
  MONDIALRELAY_ENSEIGNE: 'OSTALSIM',
  MONDIALRELAY_PRIVATE_KEY: secrets.MONDIALRELAY_PRIVATE_KEY,
  MONDIALRELAY_API2_LOGIN: 'OSTALSIM@business-api.mondialrelay.com',
  MONDIALRELAY_API2_PASSWORD: secrets.MONDIALRELAY_API2_PASSWORD,
})

/** The simulators' own environment, without their port. */
const ownEnv = ({ area, secrets, ostal = '', behind }: Options) => ({
  ...sharedEnv(secrets),
  SIMULATORS_FOLDER: join(dataFolder(area), 'simulators'),
  SAMPLE_WEBHOOK_SECRET: secrets.SAMPLE_WEBHOOK_SECRET,
  SAMPLE_OSTAL: ostal,
  ...(behind && { SIMULATORS_ORIGIN: behind.address, NODE_EXTRA_CA_CERTS: behind.authority }),
})

type ProductSide = { origin: string; secrets: Secrets; filesHost: string }

/** The environment that points the product's adapters at the simulators. */
const productEnv = ({ origin, secrets, filesHost }: ProductSide) => ({
  ...sharedEnv(secrets),
  RESEND_BASE_URL: `${origin}/resend`,
  UPLOADTHING_API_URL: `${origin}/uploadthing`,
  UPLOADTHING_INGEST_URL: `${origin}/uploadthing`,
  // The SDK uses http for a host with `local` in its name, https for any other.
  UPLOADTHING_UFS_HOST: `${filesHost}/uploadthing`,
  UPLOADTHING_UFS_APP_ID_LOCATION: 'path',
  STRIPE_API_BASE: origin,
  STRIPE_DASHBOARD_URL: `${origin}/stripe`,
  MONDIALRELAY_WEBHOOK_SECRET: secrets.MONDIALRELAY_WEBHOOK_SECRET,
  MONDIALRELAY_API1_URL: `${origin}/mondial-relay/Web_Services.asmx`,
  MONDIALRELAY_API2_URL: `${origin}/mondial-relay/api/shipment`,
  MONDIALRELAY_TRACKING_URL: `${origin}/mondial-relay/suivi-de-colis/`,
  MAP_TILES_URL: `${origin}/tiles/{z}/{x}/{y}.svg`,
  MAP_TILES_ATTRIBUTION: '© Plan dessiné pour la démonstration',
})
