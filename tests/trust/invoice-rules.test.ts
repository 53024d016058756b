import { readFileSync } from 'node:fs'
import { Schema } from 'node-schematron'
import { expect, it } from 'vitest'
import { writeInvoiceXml } from '@/lib/documents/invoice-xml'
import { recordTrust } from '../../scripts/launch/trust/record-trust'
import { EACH_KIND, issuedInvoice } from '../support/issued-invoices'

/** `EN16931-CII-validation-preprocessed.sch` of ConnectingEurope/eInvoicing-EN16931. */
const text = readFileSync(process.env.EN16931_SCHEMATRON ?? '', 'utf8')
const schema = Schema.fromString(text)
const brokenRules = (xml: string) => schema.validateString(xml).map(({ assertId }) => assertId)

/** Milliseconds: an XPath interpreter takes some seconds per invoice. */
const TIMEOUT_MS = 180_000

it.each(Object.entries(EACH_KIND))(
  '%s breaks none of the official rules',
  (_, invoice) => {
    expect(brokenRules(writeInvoiceXml(invoice))).toEqual([])
  },
  TIMEOUT_MS,
)

it('the official rules detect a wrong sum, an unknown country and an unknown exemption reason', {
  timeout: TIMEOUT_MS,
}, () => {
  const xml = writeInvoiceXml(issuedInvoice([{ label: 'Abonnement', unitCents: 5_900 }]))
  expect(brokenRules(xml.replace('<ram:GrandTotalAmount>59.00', '<ram:GrandTotalAmount>59.01'))).toContain(
    'BR-CO-15',
  )
  expect(brokenRules(xml.replaceAll('<ram:CountryID>FR', '<ram:CountryID>FX'))).toContain('BR-CL-14')
  const exempt = EACH_KIND['an invoice of a seller without VAT']
  if (!exempt) throw new Error('No invoice of a seller without VAT')
  const unknown = writeInvoiceXml(exempt).replace('VATEX-FR-FRANCHISE', 'VATEX-FR-AUCUNE')
  expect(brokenRules(unknown)).toContain('BR-CL-22')
  recordTrust({
    part: 'Official rules of EN 16931',
    ran: `each kind of invoice by Schematron, version ${/Schematron version ([\d.]+)/.exec(text)?.[1] ?? 'unknown'}`,
    result: 'passed',
    figures: { rules: text.split('<assert ').length - 1, kinds: Object.keys(EACH_KIND).length, broken: 0 },
  })
})
