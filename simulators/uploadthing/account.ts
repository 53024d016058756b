/** An account from its token: the signing key, and the app whose files it may access. */
export interface Account {
  apiKey: string
  appId: string
}

/** Parses a token from the vendor's dashboard: base64 of JSON. */
export function readToken(token: string): Account {
  const { apiKey, appId } = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  if (!String(apiKey).startsWith('sk_') || !appId)
    throw new Error('UPLOADTHING_TOKEN is no UploadThing token')
  return { apiKey, appId }
}
