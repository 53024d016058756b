import { centsOf, lineCents, type Node, type ReadInvoice, readXml, textOf } from './read-xml'

/** The parts of the code lists that the agency's invoices use. */
const TYPES = ['380', '381', '386']
const CATEGORIES = ['S', 'Z', 'E', 'AE', 'O']
const REASONS = ['VATEX-FR-FRANCHISE', 'VATEX-EU-AE', 'VATEX-EU-O']

type Rule = { id: string; holds: (invoice: ReadInvoice) => boolean }

const has = (node: Node): boolean => node !== undefined && textOf(node).trim() !== ''
const sum = (cents: number[]): number => cents.reduce((total, one) => total + one, 0)
const taxOf = (line: Node): Node => line['ram:SpecifiedLineTradeSettlement']['ram:ApplicableTradeTax']
const priceOf = (line: Node): Node => line['ram:SpecifiedLineTradeAgreement']['ram:NetPriceProductTradePrice']
const quantityOf = (line: Node): Node => line['ram:SpecifiedLineTradeDelivery']['ram:BilledQuantity']
const groupOf = (tax: Node): string => `${tax['ram:CategoryCode']} ${tax['ram:RateApplicablePercent'] ?? ''}`
const isDay = (node: Node): boolean => /^\d{8}$/.test(textOf(node['udt:DateTimeString']))
const rateOf = (tax: Node): number => Number(tax['ram:RateApplicablePercent'] ?? 0)
const taxNumber = (party: Node, scheme: string): string | null => {
  const id = party['ram:SpecifiedTaxRegistration']?.['ram:ID']
  return id?.['@schemeID'] === scheme ? textOf(id) : null
}
const categories = ({ taxes }: ReadInvoice): string[] => taxes.map((tax) => tax['ram:CategoryCode'])
const totals = ({ sums }: ReadInvoice) => ({
  lines: centsOf(sums['ram:LineTotalAmount']),
  net: centsOf(sums['ram:TaxBasisTotalAmount']),
  vat: centsOf(sums['ram:TaxTotalAmount']),
  gross: centsOf(sums['ram:GrandTotalAmount']),
  prepaid: sums['ram:TotalPrepaidAmount'] === undefined ? 0 : centsOf(sums['ram:TotalPrepaidAmount']),
  due: centsOf(sums['ram:DuePayableAmount']),
})

const RULES: Rule[] = [
  { id: 'BR-01', holds: ({ guideline }) => guideline === 'urn:cen.eu:en16931:2017' },
  { id: 'BR-02', holds: ({ document }) => has(document['ram:ID']) },
  { id: 'BR-03', holds: ({ document }) => isDay(document['ram:IssueDateTime']) },
  { id: 'BR-04, BR-CL-01', holds: ({ document }) => TYPES.includes(document['ram:TypeCode']) },
  { id: 'BR-05, BR-CL-04', holds: ({ settlement }) => settlement['ram:InvoiceCurrencyCode'] === 'EUR' },
  { id: 'BR-06', holds: ({ seller }) => has(seller['ram:Name']) },
  { id: 'BR-07', holds: ({ buyer }) => has(buyer['ram:Name']) },
  {
    id: 'BR-08, BR-09',
    holds: ({ seller }) => /^[A-Z]{2}$/.test(seller['ram:PostalTradeAddress']['ram:CountryID']),
  },
  {
    id: 'BR-10, BR-11',
    holds: ({ buyer }) => /^[A-Z]{2}$/.test(buyer['ram:PostalTradeAddress']['ram:CountryID']),
  },
  {
    id: 'BR-12 to BR-15, BR-DEC-09 to -18',
    holds: (invoice) => Object.values(totals(invoice)).every(Number.isInteger),
  },
  { id: 'BR-16', holds: ({ lines }) => lines.length > 0 },
  {
    id: 'BR-21 to BR-26, BR-DEC-23',
    holds: ({ lines }) =>
      lines.every(
        (line, index) =>
          textOf(line['ram:AssociatedDocumentLineDocument']['ram:LineID']) === String(index + 1) &&
          has(line['ram:SpecifiedTradeProduct']['ram:Name']) &&
          /^-?\d+$/.test(textOf(quantityOf(line))) &&
          quantityOf(line)['@unitCode'] === 'C62' &&
          Number.isInteger(lineCents(line)) &&
          has(priceOf(line)['ram:ChargeAmount']),
      ),
  },
  {
    id: 'BR-27',
    holds: ({ lines }) => lines.every((line) => centsOf(priceOf(line)['ram:ChargeAmount']) >= 0),
  },
  {
    id: 'price × quantity is the line',
    holds: ({ lines }) =>
      lines.every((line) => {
        const { 'ram:ChargeAmount': amount, 'ram:BasisQuantity': basis = '1' } = priceOf(line)
        return centsOf(amount) * Number(textOf(quantityOf(line))) === lineCents(line) * Number(textOf(basis))
      }),
  },
  {
    id: 'BR-45 to BR-47, BR-CL-17, BR-CO-04, BR-CO-18',
    holds: (invoice) =>
      invoice.taxes.length > 0 &&
      [...invoice.taxes, ...invoice.lines.map(taxOf)].every(
        (tax) => tax['ram:TypeCode'] === 'VAT' && CATEGORIES.includes(tax['ram:CategoryCode']),
      ),
  },
  {
    id: 'BR-48, BR-O-05',
    holds: ({ taxes }) =>
      taxes.every((tax) => has(tax['ram:RateApplicablePercent']) === (tax['ram:CategoryCode'] !== 'O')),
  },
  {
    id: 'BR-55',
    holds: ({ references }) => references.every((reference) => has(reference['ram:IssuerAssignedID'])),
  },
  {
    id: 'BR-CO-09',
    holds: ({ seller, buyer }) =>
      [seller, buyer].every((party) => /^[A-Z]{2}/.test(taxNumber(party, 'VA') ?? 'FR')),
  },
  { id: 'BR-CO-10', holds: (invoice) => totals(invoice).lines === sum(invoice.lines.map(lineCents)) },
  { id: 'BR-CO-13', holds: (invoice) => totals(invoice).net === totals(invoice).lines },
  {
    id: 'BR-CO-14',
    holds: (invoice) =>
      totals(invoice).vat === sum(invoice.taxes.map((tax) => centsOf(tax['ram:CalculatedAmount']))),
  },
  { id: 'BR-CO-15', holds: (invoice) => totals(invoice).gross === totals(invoice).net + totals(invoice).vat },
  {
    id: 'BR-CO-16',
    holds: (invoice) => totals(invoice).due === totals(invoice).gross - totals(invoice).prepaid,
  },
  {
    id: 'BR-CO-17, to a cent',
    holds: ({ taxes }) =>
      taxes.every((tax) => {
        const exact = (centsOf(tax['ram:BasisAmount']) * rateOf(tax)) / 100
        return Math.abs(centsOf(tax['ram:CalculatedAmount']) - exact) <= 1
      }),
  },
  {
    id: 'BR-S-08, BR-E-08, BR-AE-08, BR-O-08: what is taxed is the lines, rate by rate',
    holds: ({ taxes, lines }) =>
      taxes.length === new Set(lines.map((line) => groupOf(taxOf(line)))).size &&
      taxes.every(
        (tax) =>
          centsOf(tax['ram:BasisAmount']) ===
          sum(lines.filter((line) => groupOf(taxOf(line)) === groupOf(tax)).map(lineCents)),
      ),
  },
  {
    id: 'BR-E-09, BR-AE-09, BR-O-09, BR-E-10, BR-AE-10, BR-O-10, BR-S-10, BR-CL-22',
    holds: ({ taxes }) =>
      taxes.every((tax) =>
        ['E', 'AE', 'O'].includes(tax['ram:CategoryCode'])
          ? centsOf(tax['ram:CalculatedAmount']) === 0 &&
            has(tax['ram:ExemptionReason']) &&
            REASONS.includes(tax['ram:ExemptionReasonCode'])
          : tax['ram:ExemptionReason'] === undefined && tax['ram:ExemptionReasonCode'] === undefined,
      ),
  },
  {
    id: 'BR-S-02, BR-E-02, BR-AE-02',
    holds: (invoice) =>
      categories(invoice).includes('O') ||
      ((taxNumber(invoice.seller, 'VA') ?? taxNumber(invoice.seller, 'FC')) !== null &&
        (!categories(invoice).includes('AE') || taxNumber(invoice.buyer, 'VA') !== null)),
  },
  {
    id: 'BR-O-02, BR-O-11',
    holds: (invoice) =>
      !categories(invoice).includes('O') ||
      (invoice.taxes.length === 1 &&
        [invoice.seller, invoice.buyer].every((party) => taxNumber(party, 'VA') === null)),
  },
  {
    id: 'BR-CO-25',
    holds: ({ terms, sums }) =>
      centsOf(sums['ram:DuePayableAmount']) <= 0 ||
      has(terms['ram:Description']) ||
      isDay(terms['ram:DueDateDateTime']),
  },
  {
    id: 'BR-CO-26',
    holds: ({ seller }) =>
      taxNumber(seller, 'VA') !== null || has(seller['ram:SpecifiedLegalOrganization']?.['ram:ID']),
  },
]

/** The rules of EN 16931 that an invoice breaks, by their names. */
export function brokenRules(xml: string): string[] {
  const invoice = readXml(xml)
  return RULES.filter(({ holds }) => !holds(invoice)).map(({ id }) => id)
}
