import { z } from 'zod'
import { env } from '../../env'
import { fetchWithTimeout, uploadThing } from './uploadthing'

export type InspectedFiles =
  | {
      kind: 'app'
      /** Of the account, in bytes; `limit` is the plan's. */
      used: number
      limit: number
      /** Regions that the token names. */
      regions: string[]
      /** Whether a stored file opens without a signature; null while no file is stored. */
      isPublic: boolean | null
    }
  | { kind: 'bad-key' }
  | { kind: 'silent' }

const Usage = z.object({ totalBytes: z.number(), limitBytes: z.number() })

/** Usage of the account at UploadThing, and whether the app's files are private. Changes nothing. */
export async function inspectFileApp(): Promise<InspectedFiles> {
  const token = readToken()
  try {
    const answer = await fetchUsage(token.apiKey)
    if (answer.status === 401 || answer.status === 403) return { kind: 'bad-key' }
    const { totalBytes: used, limitBytes: limit } = Usage.parse(await answer.json())
    const { files } = await uploadThing().listFiles({ limit: 1 })
    const [file] = files
    const isPublic = file ? await opensUnsigned(file.key) : null
    return { kind: 'app', used, limit, regions: token.regions, isPublic }
  } catch {
    return { kind: 'silent' }
  }
}

type Token = { apiKey: string; regions: string[] }

const readToken = (): Token => JSON.parse(Buffer.from(env().UPLOADTHING_TOKEN, 'base64').toString('utf8'))

/** Without the SDK, which hides the status of a refusal. */
const fetchUsage = (apiKey: string): Promise<Response> =>
  fetchWithTimeout(`${env().UPLOADTHING_API_URL}/v6/getUsageInfo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-uploadthing-api-key': apiKey },
    body: '{}',
  })

async function opensUnsigned(key: string): Promise<boolean> {
  const { ufsUrl } = await uploadThing().generateSignedURL(key)
  const [unsigned = ufsUrl] = ufsUrl.split('?', 1)
  return (await fetchWithTimeout(unsigned, { method: 'HEAD', redirect: 'follow' })).ok
}
