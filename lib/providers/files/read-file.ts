import { env } from '../../env'
import { answered, fetchBegunInTime, providerFailed } from './uploadthing'

/** A stored file's bytes, as they arrive; null when UploadThing has no such file. */
export async function readFile(key: string): Promise<ReadableStream<Uint8Array> | null> {
  const response = await answered(fetchBegunInTime(addressOf(key)))
  if (response.status === 404) return null
  if (!response.ok || !response.body)
    throw providerFailed(new Error(`UploadThing's file host answered ${response.status}`))
  return response.body
}

/** Where the file host serves a key: https://docs.uploadthing.com/working-with-files#accessing-files */
function addressOf(key: string): string {
  const { UPLOADTHING_TOKEN, UPLOADTHING_UFS_HOST: host, UPLOADTHING_UFS_APP_ID_LOCATION } = env()
  const { appId } = JSON.parse(Buffer.from(UPLOADTHING_TOKEN, 'base64').toString('utf8'))
  if (UPLOADTHING_UFS_APP_ID_LOCATION === 'subdomain') return `https://${appId}.${host}/f/${key}`
  // The SDK's own rule: plain http for a host on this machine.
  return `${host.includes('local') ? 'http' : 'https'}://${host}/a/${appId}/${key}`
}
