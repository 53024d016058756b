import type { IssuedInvoice } from './issued-invoice'

const countries = new Intl.DisplayNames('fr', { type: 'region' })

/** The seller as a document names it, from top to bottom. */
export function sellerLines({
  legalName,
  legalForm,
  address,
  registration,
  vatNumber,
  ...parts
}: IssuedInvoice['seller']) {
  const { street, postalCode, city } = parts
  const place = street && postalCode && city ? [street, `${postalCode} ${city}`] : [address]
  return [legalName, legalForm, ...place, registration, `N°\u00a0TVA\u00a0: ${vatNumber}`]
}

/** The client likewise; the country is named only abroad. */
export function clientLines(client: IssuedInvoice['client']): string[] {
  const { name, line1, line2, postalCode, city, country, siren, vatNumber } = client
  return [
    name,
    line1,
    line2,
    `${postalCode} ${city}`,
    country === 'FR' ? null : countries.of(country),
    siren && `SIREN\u00a0: ${siren}`,
    vatNumber && `N°\u00a0TVA\u00a0: ${vatNumber}`,
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
}
