/** What an account's token says: the key that signs, and the app whose files it may touch. */
export interface Account {
  apiKey: string
  appId: string
}

/** Reads a token as the vendor's dashboard gives it out: base64 of JSON. */
export function readToken(token: string): Account {
  const { apiKey, appId } = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  if (!String(apiKey).startsWith('sk_') || !appId)
    throw new Error('UPLOADTHING_TOKEN is no UploadThing token')
  return { apiKey, appId }
}
