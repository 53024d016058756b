import { env } from '../../env'

/** The origin that browsers upload to, by the SDK's own rule: https://docs.uploadthing.com/uploading-files */
export function ingestOrigin(): string {
  const { UPLOADTHING_TOKEN, UPLOADTHING_INGEST_URL } = env()
  if (UPLOADTHING_INGEST_URL) return new URL(UPLOADTHING_INGEST_URL).origin
  const { regions, ingestHost = 'ingest.uploadthing.com' } = JSON.parse(
    Buffer.from(UPLOADTHING_TOKEN, 'base64').toString('utf8'),
  )
  return `https://${regions[0]}.${ingestHost}`
}
