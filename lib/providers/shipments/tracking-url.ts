import { env } from '../../env'
import { asciiZip } from '../relays/ascii'

/** The carrier's public page of a parcel, which asks for the recipient's postcode. */
export function trackingUrl(numeroExpedition: string, zip: string): string {
  const url = new URL(env().MONDIALRELAY_TRACKING_URL)
  url.search = new URLSearchParams({ numeroExpedition, codePostal: asciiZip(zip) }).toString()
  return url.href
}
