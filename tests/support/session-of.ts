/** The id of the session that an access token points to. */
export function sessionOf(accessToken: string): string {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8')
  return JSON.parse(payload).sid
}
