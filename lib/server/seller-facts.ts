import { brand, company } from '@/content/brand'
import type { InvoicedSeller } from '@/db/schema/invoices'
import { env } from '../env'

/** The agency as its invoices name it: COMPANY_FACTS, and what it leaves out as the public texts say it. */
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

/** In one line, with its parts where they are known: an address that is given in one line alone has none. */
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
