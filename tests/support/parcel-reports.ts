import { createHmac } from 'node:crypto'

type Signed = { secret: string; seconds?: number }

/** The headers of a report about a parcel, by default signed now. */
export function signedReport(body: string, { secret, seconds = Math.floor(Date.now() / 1000) }: Signed) {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { 'content-type': 'application/json', 'x-ostal-signature': `t=${seconds},v1=${signature}` }
}
