import { z } from 'zod'

const UploadThingToken = z.object({
  apiKey: z.string().startsWith('sk_'),
  appId: z.string().min(1),
  regions: z.array(z.string()).min(1),
})

/** Undefined for what is not a token of UploadThing: base64 of JSON. */
export function parseUploadThingToken(token: string) {
  try {
    return UploadThingToken.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}
