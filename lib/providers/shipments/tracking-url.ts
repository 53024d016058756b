import { env } from '../../env'

/** The carrier's public page of a parcel, which asks for the recipient's postcode. */
export function trackingUrl(numeroExpedition: string, codePostal: string): string {
  const url = new URL(env().MONDIALRELAY_TRACKING_URL)
  url.search = new URLSearchParams({ numeroExpedition, codePostal }).toString()
  return url.href
}
