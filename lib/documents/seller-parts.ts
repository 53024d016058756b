import type { IssuedInvoice } from '@/lib/domain/invoices/issued-invoice'

const ONE_LINE = /^(?<street>.+), ?(?<postalCode>\d{5}) (?<city>[^,]+)$/
const VAT_NUMBER = /^[A-Z]{2}[0-9A-Z]{2,}$/
const SIREN_LENGTH = 9

/** The seller as an electronic invoice takes it apart. Older invoices have address and SIREN in lines of text alone. */
export function sellerParts({
  address,
  street,
  postalCode,
  city,
  siren,
  registration,
  vatNumber,
}: IssuedInvoice['seller']) {
  const read = ONE_LINE.exec(address)?.groups
  const digits = registration.replace(/\D/g, '')
  const vat = vatNumber.replace(/[\s\u00a0]/g, '')
  return {
    street: street ?? read?.street ?? address,
    postalCode: postalCode ?? read?.postalCode ?? null,
    city: city ?? read?.city ?? null,
    siren: siren ?? (digits.length === SIREN_LENGTH ? digits : null),
    vatNumber: VAT_NUMBER.test(vat) ? vat : null,
  }
}
