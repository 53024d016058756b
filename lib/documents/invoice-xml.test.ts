import { describe, expect, it } from 'vitest'
import { brokenRules } from '@/tests/e-invoicing/business-rules'
import { brokenRulesOfKit } from '@/tests/e-invoicing/factur-x-kit'
import { centsOf, lineCents, readXml, textOf } from '@/tests/e-invoicing/read-xml'
import { validateSchema } from '@/tests/e-invoicing/validate-schema'
import { EACH_KIND, issuedInvoice } from '@/tests/support/issued-invoices'
import { writeInvoiceXml } from './invoice-xml'

const kind = (name: string) => {
  const invoice = EACH_KIND[name]
  if (!invoice) throw new Error(`No ${name}`)
  return readXml(writeInvoiceXml(invoice))
}

describe.each(Object.entries(EACH_KIND))('the electronic form of %s', (_, invoice) => {
  const xml = writeInvoiceXml(invoice)

  it('is valid by the schema of Factur-X', () => {
    validateSchema(xml)
  })

  it('keeps the rules of EN 16931', () => {
    expect(brokenRules(xml)).toEqual([])
  })

  it('keeps them to a reader of others, too', async () => {
    expect(await brokenRulesOfKit(xml)).toEqual([])
  })
})

describe('what checks electronic invoices', () => {
  const xml = writeInvoiceXml(issuedInvoice([{ label: 'Abonnement', unitCents: 5_900 }]))

  it('refuses an element that the schema does not know', () => {
    expect(() => validateSchema(xml.replaceAll('ram:DuePayableAmount', 'ram:AmountDue'))).toThrow(/AmountDue/)
  })

  it('finds a sum that is a cent off', async () => {
    const wrong = xml.replace('<ram:GrandTotalAmount>59.00', '<ram:GrandTotalAmount>59.01')
    expect(brokenRules(wrong)).toEqual(['BR-CO-15', 'BR-CO-16'])
    expect((await brokenRulesOfKit(wrong)).join()).toContain('BR-CO-15')
  })
})

describe('an electronic invoice', () => {
  it.each([
    ['a standard invoice', '380'],
    ['a deposit', '386'],
    ['a balance that deducts its deposit', '380'],
    ['a credit note', '381'],
  ])('of %s has the type %s', (name, type) => {
    expect(kind(name).document['ram:TypeCode']).toBe(type)
  })

  it('names the invoice that a credit note corrects, and the deposits that a balance deducts', () => {
    const ids = (name: string) => kind(name).references.map((one) => one['ram:IssuerAssignedID'])
    expect(ids('a credit note')).toEqual(['F-2026-0042'])
    expect(ids('a balance that deducts its deposit')).toEqual(['F-2026-0031'])
    expect(ids('a standard invoice')).toEqual([])
  })

  it('deducts a deposit by a quantity below zero, at a price that is not', () => {
    const [, , deposit] = kind('a balance that deducts its deposit').lines
    expect(textOf(deposit['ram:SpecifiedLineTradeDelivery']['ram:BilledQuantity'])).toBe('-1')
    expect(lineCents(deposit)).toBe(-47_500)
  })

  it('has nothing left to pay once it is paid', () => {
    const { sums } = kind('a paid invoice of a professional')
    expect([sums['ram:TotalPrepaidAmount'], sums['ram:DuePayableAmount']].map(centsOf)).toEqual([5_900, 0])
  })

  it.each([
    ['an invoice of a seller without VAT', 'E', 'VATEX-FR-FRANCHISE', /293 B/],
    ['an invoice of a professional elsewhere in the Union', 'AE', 'VATEX-EU-AE', /^Autoliquidation/],
    ['a surcharge for late payment', 'O', 'VATEX-EU-O', /^Hors du champ/],
  ])('of %s has the category %s and says why', (name, category, code, reason) => {
    const [tax, ...others] = kind(name).taxes
    expect(others).toEqual([])
    expect(tax).toMatchObject({ 'ram:CategoryCode': category, 'ram:ExemptionReasonCode': code })
    expect(tax['ram:ExemptionReason']).toMatch(reason)
  })

  it('names a professional by SIREN, VAT number and the reference of the purchase', () => {
    const { buyer, agreement } = kind('a deposit')
    expect(buyer['ram:SpecifiedLegalOrganization']['ram:ID']).toEqual({
      '@schemeID': '0002',
      '#': '732829320',
    })
    expect(buyer['ram:SpecifiedTaxRegistration']['ram:ID']).toEqual({
      '@schemeID': 'VA',
      '#': 'FR44732829320',
    })
    expect(agreement['ram:BuyerOrderReferencedDocument']['ram:IssuerAssignedID']).toBe('BC-2026-17')
    expect(agreement['ram:ContractReferencedDocument']['ram:IssuerAssignedID']).toBe('D-2026-0007')
  })

  it('takes the seller’s parts as they are given, and out of the line of an older invoice', () => {
    const { seller } = kind('a standard invoice')
    const address = { 'ram:PostcodeCode': '34000', 'ram:CityName': 'Montpellier', 'ram:CountryID': 'FR' }
    expect(seller['ram:PostalTradeAddress']).toEqual({
      ...address,
      'ram:LineOne': '12 rue de l’Ancien Courrier',
    })
    expect(seller['ram:SpecifiedLegalOrganization']['ram:ID']['#']).toBe('900000001')
    const invoice = issuedInvoice([{ label: 'Abonnement', unitCents: 5_900 }])
    const given = {
      street: '3, place du Marché',
      postalCode: '34070',
      city: 'Montpellier',
      siren: '732829320',
    }
    const parts = readXml(writeInvoiceXml({ ...invoice, seller: { ...invoice.seller, ...given } })).seller
    expect(parts['ram:PostalTradeAddress']).toMatchObject({
      'ram:LineOne': '3, place du Marché',
      'ram:PostcodeCode': '34070',
    })
    expect(parts['ram:SpecifiedLegalOrganization']['ram:ID']['#']).toBe('732829320')
  })

  it('holds what people typed as text, without signs that no XML may hold', () => {
    const label = 'Site <b>« A & B »</b>\u0000\u0007'
    const xml = writeInvoiceXml(issuedInvoice([{ label, unitCents: 100 }]))
    expect(xml).toContain('<ram:Name>Site &lt;b&gt;« A &amp; B »&lt;/b&gt;</ram:Name>')
    validateSchema(xml)
  })
})
