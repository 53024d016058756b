import { join } from 'node:path'
import { endSurvivor, startNode, stop } from './child'
import type { Closing } from './closing'
import { Halt } from './halt'
import { keptPort } from './kept-ports'
import { dataFolder } from './place'
import { freePort } from './ports'
import type { Secrets } from './secrets'
import { waitFor } from './wait'

export interface Simulators {
  origin: string
  inbox: string
  /** A client's site, which hears of the changes to website 1. */
  clientSite: string
  /** For the sample data alone. */
  samples: Record<string, string>
  /** What points the product's adapters at them. */
  env: Record<string, string>
}

/** Starts the stand-ins for the providers on a loopback port. */
export async function startSimulators(options: {
  area: string
  secrets: Secrets
  closing: Closing
  /** The product's origin, which the client's site embeds. */
  ostal?: string
}): Promise<Simulators> {
  const { area, secrets, closing, ostal = '' } = options
  const { RESEND_API_KEY, UPLOADTHING_TOKEN, SAMPLE_WEBHOOK_SECRET } = secrets
  await endSurvivor('simulators', area)
  const port = await keptPort(area, 'simulators', freePort)
  const origin = `http://127.0.0.1:${port}`
  const child = startNode(
    'simulators',
    ['--import', 'tsx', 'simulators/main.ts'],
    {
      SIMULATORS_PORT: String(port),
      SIMULATORS_FOLDER: join(dataFolder(area), 'simulators'),
      RESEND_API_KEY,
      UPLOADTHING_TOKEN,
      SAMPLE_WEBHOOK_SECRET,
      SAMPLE_OSTAL: ostal,
    },
    { area },
  )
  // They write at once what they keep, and tsx takes its time to leave.
  closing.add(() => stop(child, 100))
  const ready = await waitFor(`${origin}/_control/health`, child, 20_000)
  if (!ready) throw new Halt('The simulators did not start; their message above says why.')
  return {
    origin,
    inbox: `${origin}/inbox`,
    clientSite: `${origin}/client-site`,
    samples: { SAMPLE_WEBHOOK_URL: `${origin}/client-site/webhooks`, SAMPLE_WEBHOOK_SECRET },
    env: {
      RESEND_BASE_URL: `${origin}/resend`,
      RESEND_API_KEY,
      UPLOADTHING_TOKEN,
      UPLOADTHING_API_URL: `${origin}/uploadthing`,
      UPLOADTHING_INGEST_URL: `${origin}/uploadthing`,
      UPLOADTHING_UFS_HOST: `localhost:${port}/uploadthing`,
      UPLOADTHING_UFS_APP_ID_LOCATION: 'path',
    },
  }
}
