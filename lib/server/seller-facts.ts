import { brand, company } from '@/content/brand'
import type { InvoicedSeller } from '@/db/schema/invoices'
import { env } from '../env'

const { street, zip, city } = brand.address

/** The agency as its invoices name it: COMPANY_FACTS, and what it leaves out as the public texts say it. */
export function sellerFacts(): InvoicedSeller {
  const facts = env().COMPANY_FACTS
  return {
    legalName: facts.legalName ?? company.legalName,
    legalForm: facts.legalForm ?? company.legalForm,
    registration: facts.registration ?? company.registration,
    vatNumber: facts.vatNumber ?? company.vatNumber,
    address: facts.address ?? `${street}, ${zip} ${city}`,
  }
}
