import { XMLBuilder } from 'fast-xml-parser'
import type { Day } from '@/lib/domain/calendar'
import { type FigureLine, type Figures, figuresOf } from '@/lib/domain/invoices/figures'
import type { IssuedInvoice } from '@/lib/domain/invoices/issued-invoice'
import { isOnDebits, mentionsOf, taxMention } from '@/lib/domain/invoices/mentions'
import type { VatShare } from '@/lib/domain/vat'
import { sellerParts } from './seller-parts'

/** The profile EN 16931 (« COMFORT ») of Factur-X. */
const GUIDELINE = 'urn:cen.eu:en16931:2017'
const NAMESPACES = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}
/** UNTDID 1001. */
const INVOICE = '380'
const CREDIT_NOTE = '381'
const DEPOSIT = '386'
/** ISO 6523: the register of SIREN numbers. */
const SIREN_SCHEME = '0002'
/** UNTDID 2475: on the date of the invoice. */
const AT_INVOICE = '5'
/** UNECE Recommendation 20: one piece. */
const PIECE = 'C62'
const EURO = 'EUR'

type Regime = IssuedInvoice['regime']
/** UNTDID 5305, with the reason of VATEX where there is no VAT. */
const UNTAXED: Record<Exclude<Regime, 'standard'>, { category: string; reason: string }> = {
  exempt: { category: 'E', reason: 'VATEX-FR-FRANCHISE' },
  reverse_charge: { category: 'AE', reason: 'VATEX-EU-AE' },
  outside: { category: 'O', reason: 'VATEX-EU-O' },
}

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  textNodeName: '#',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  format: true,
})

/** An issued invoice or credit note as UN/CEFACT Cross Industry Invoice, by the profile EN 16931 of Factur-X. The order of elements is
 *  that of the schema; each sum is that of the document, to the cent. */
export function writeInvoiceXml(invoice: IssuedInvoice): string {
  const figures = figuresOf(invoice.lines)
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      ...NAMESPACES,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': GUIDELINE },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': typeOf(invoice),
        'ram:IssueDateTime': dateTime(invoice.issuedOn),
        'ram:IncludedNote': notesOf(invoice),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': figures.lines.map((line, index) =>
          lineItem(line, index + 1, invoice.regime),
        ),
        'ram:ApplicableHeaderTradeAgreement': agreement(invoice),
        'ram:ApplicableHeaderTradeDelivery': delivery(invoice),
        'ram:ApplicableHeaderTradeSettlement': settlement(invoice, figures),
      },
    },
  })
}

const typeOf = ({ kind, purpose }: IssuedInvoice): string => {
  if (kind === 'credit_note') return CREDIT_NOTE
  return purpose === 'deposit' ? DEPOSIT : INVOICE
}

function notesOf(invoice: IssuedInvoice) {
  const { reason, kind } = invoice
  const mentions = mentionsOf(invoice).map(({ code, text }) => ({
    'ram:Content': written(text),
    ...(code && { 'ram:SubjectCode': code }),
  }))
  return kind === 'credit_note' && reason ? [{ 'ram:Content': written(reason) }, ...mentions] : mentions
}

/** A deposit that is deducted is a negative quantity: a price is never below zero (BR-27). Where the sum before tax does not divide
 *  into cents, the price is that of the whole quantity. */
function lineItem({ label, quantity, netCents, vatPermille }: FigureLine, id: number, regime: Regime) {
  const signed = netCents < 0 ? -quantity : quantity
  const isWhole = netCents % quantity === 0
  const price = Math.abs(isWhole ? netCents / quantity : netCents)
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': id },
    'ram:SpecifiedTradeProduct': { 'ram:Name': written(label) },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': {
        'ram:ChargeAmount': euros(price),
        ...(!isWhole && { 'ram:BasisQuantity': pieces(quantity) }),
      },
    },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': pieces(signed) },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': {
        'ram:TypeCode': 'VAT',
        'ram:CategoryCode': categoryOf(regime, vatPermille),
        ...rateOf(regime, vatPermille),
      },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': euros(netCents) },
    },
  }
}

const agreement = ({ seller, client, regime, quoteNumber }: IssuedInvoice) => ({
  'ram:SellerTradeParty': sellerParty(seller, regime),
  'ram:BuyerTradeParty': buyerParty(client, regime),
  ...(client.purchaseReference && {
    'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': written(client.purchaseReference) },
  }),
  ...(quoteNumber && { 'ram:ContractReferencedDocument': { 'ram:IssuerAssignedID': quoteNumber } }),
})

/** What is not subject to VAT names no VAT number of either side (BR-O-02). */
function sellerParty(seller: IssuedInvoice['seller'], regime: Regime) {
  const { street, postalCode, city, siren, vatNumber } = sellerParts(seller)
  return {
    'ram:Name': written(seller.legalName),
    'ram:Description': written(`${seller.legalForm}, ${seller.registration}`),
    ...(siren && { 'ram:SpecifiedLegalOrganization': organization(siren) }),
    'ram:PostalTradeAddress': {
      ...(postalCode && { 'ram:PostcodeCode': postalCode }),
      'ram:LineOne': written(street),
      ...(city && { 'ram:CityName': written(city) }),
      'ram:CountryID': 'FR',
    },
    ...sellerTax(regime, vatNumber, siren),
  }
}

function sellerTax(regime: Regime, vatNumber: string | null, siren: string | null) {
  if (regime === 'outside') return {}
  if (vatNumber) return registration('VA', vatNumber)
  return siren ? registration('FC', siren) : {}
}

function buyerParty(client: IssuedInvoice['client'], regime: Regime) {
  const { name, line1, line2, postalCode, city, country, siren, vatNumber } = client
  return {
    'ram:Name': written(name),
    ...(siren && { 'ram:SpecifiedLegalOrganization': organization(siren) }),
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': written(postalCode),
      'ram:LineOne': written(line1),
      ...(line2 && { 'ram:LineTwo': written(line2) }),
      'ram:CityName': written(city),
      'ram:CountryID': country,
    },
    ...(vatNumber && regime !== 'outside' && registration('VA', vatNumber)),
  }
}

const organization = (siren: string) => ({ 'ram:ID': { '@schemeID': SIREN_SCHEME, '#': siren } })
const registration = (scheme: 'VA' | 'FC', number: string) => ({
  'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@schemeID': scheme, '#': number } },
})

/** A period says itself when the service is rendered; a deposit is paid before. */
function delivery({ first, last, issuedOn, kind, purpose }: IssuedInvoice) {
  if ((first && last) || (purpose === 'deposit' && kind === 'invoice')) return ''
  return { 'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': dateTime(issuedOn) } }
}

function settlement(invoice: IssuedInvoice, figures: Figures) {
  const { first, last, number } = invoice
  const referenced = referencesOf(invoice)
  return {
    'ram:PaymentReference': number,
    'ram:InvoiceCurrencyCode': EURO,
    'ram:ApplicableTradeTax': figures.rates.map((share) => taxOf(share, invoice)),
    ...(first &&
      last && {
        'ram:BillingSpecifiedPeriod': {
          'ram:StartDateTime': dateTime(first),
          'ram:EndDateTime': dateTime(last),
        },
      }),
    'ram:SpecifiedTradePaymentTerms': paymentTerms(invoice),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': summation(invoice, figures),
    ...(referenced.length > 0 && {
      'ram:InvoiceReferencedDocument': referenced.map((id) => ({ 'ram:IssuerAssignedID': id })),
    }),
  }
}

function taxOf({ permille, netCents, vatCents }: VatShare, invoice: IssuedInvoice) {
  const { regime, issuedOn } = invoice
  const untaxed = regime === 'standard' ? null : UNTAXED[regime]
  return {
    'ram:CalculatedAmount': euros(vatCents),
    'ram:TypeCode': 'VAT',
    ...(untaxed && { 'ram:ExemptionReason': written(taxMention(invoice) ?? '') }),
    'ram:BasisAmount': euros(netCents),
    'ram:CategoryCode': categoryOf(regime, permille),
    ...(untaxed && { 'ram:ExemptionReasonCode': untaxed.reason }),
    ...(regime === 'standard' && isOnDebits(issuedOn) && { 'ram:DueDateTypeCode': AT_INVOICE }),
    ...rateOf(regime, permille),
  }
}

/** A rate of nothing within the normal regime is « zero rated ». */
const categoryOf = (regime: Regime, permille: number): string => {
  if (regime !== 'standard') return UNTAXED[regime].category
  return permille === 0 ? 'Z' : 'S'
}

const rateOf = (regime: Regime, permille: number) =>
  regime === 'outside' ? {} : { 'ram:RateApplicablePercent': (permille / 10).toFixed(2) }

function paymentTerms({ kind, dueOn, paidOn, correctedNumber }: IssuedInvoice) {
  if (kind === 'credit_note')
    return { 'ram:Description': written(`Avoir sur la facture ${correctedNumber ?? ''}`) }
  return {
    ...(paidOn && { 'ram:Description': 'Payée' }),
    'ram:DueDateDateTime': dateTime(dueOn),
  }
}

function summation({ paidOn }: IssuedInvoice, { netCents, vatCents, totalCents }: Figures) {
  const paidCents = paidOn ? totalCents : 0
  return {
    'ram:LineTotalAmount': euros(netCents),
    'ram:TaxBasisTotalAmount': euros(netCents),
    'ram:TaxTotalAmount': { '@currencyID': EURO, '#': euros(vatCents) },
    'ram:GrandTotalAmount': euros(totalCents),
    ...(paidCents > 0 && { 'ram:TotalPrepaidAmount': euros(paidCents) }),
    'ram:DuePayableAmount': euros(totalCents - paidCents),
  }
}

/** Of a credit note its invoice, of a balance the deposits that it deducts, which its lines name. */
function referencesOf({ kind, correctedNumber, purpose, lines }: IssuedInvoice): string[] {
  if (kind === 'credit_note') return correctedNumber ? [correctedNumber] : []
  if (purpose !== 'balance') return []
  const deducted = lines.filter(({ totalCents }) => totalCents < 0)
  return [...new Set(deducted.flatMap(({ label }) => label.match(/\bF-\d{4}-\d{4,}\b/g) ?? []))]
}

const euros = (cents: number): string => (cents / 100).toFixed(2)
const pieces = (quantity: number) => ({ '@unitCode': PIECE, '#': quantity })
const dateTime = (day: Day) => ({ 'udt:DateTimeString': { '@format': '102', '#': day.replaceAll('-', '') } })

/** Without signs that no XML may hold. */
const written = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu, '').trim()
