import { brand, company } from '@/content/brand'
import type { InvoicedSeller } from '@/db/schema/invoices'
import { env } from '../env'

/** The agency as printed on its invoices: COMPANY_FACTS, completed from the public texts. */
export function sellerFacts(): InvoicedSeller {
  const { legalName, legalForm, registration, vatNumber, siren, ...place } = env().COMPANY_FACTS
  return {
    legalName: legalName ?? company.legalName,
    legalForm: legalForm ?? company.legalForm,
    registration: registration ?? company.registration,
    vatNumber: vatNumber ?? company.vatNumber,
    ...addressOf(place),
    ...(siren !== undefined && { siren }),
  }
}

type Place = { [Part in 'address' | 'street' | 'postalCode' | 'city']?: string | undefined }

/** The address in one line, with its parts if known: an address given only as one line has none. */
function addressOf({ address, street, postalCode, city }: Place) {
  if (street !== undefined && postalCode !== undefined && city !== undefined)
    return { address: address ?? `${street}, ${postalCode} ${city}`, street, postalCode, city }
  if (address !== undefined) return { address }
  const own = brand.address
  return {
    address: `${own.street}, ${own.zip} ${own.city}`,
    ...{ street: own.street, postalCode: own.zip, city: own.city },
  }
}
