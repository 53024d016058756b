import { XMLParser } from 'fast-xml-parser'

const MANY = new Set([
  'ram:IncludedSupplyChainTradeLineItem',
  'ram:IncludedNote',
  'ram:InvoiceReferencedDocument',
  'header/ram:ApplicableTradeTax',
])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  isArray: (name, path) =>
    MANY.has(name) ||
    (name === 'ram:ApplicableTradeTax' && String(path).includes('ApplicableHeaderTradeSettlement')),
})

/** A node of the invoice, or the text of one. */
export type Node = any

/** The parts of an invoice that the rules check. */
export function readXml(xml: string) {
  const root: Node = parser.parse(xml)['rsm:CrossIndustryInvoice']
  const transaction = root['rsm:SupplyChainTradeTransaction']
  const settlement = transaction['ram:ApplicableHeaderTradeSettlement']
  const agreement = transaction['ram:ApplicableHeaderTradeAgreement']
  return {
    guideline:
      root['rsm:ExchangedDocumentContext']['ram:GuidelineSpecifiedDocumentContextParameter']['ram:ID'],
    document: root['rsm:ExchangedDocument'],
    lines: transaction['ram:IncludedSupplyChainTradeLineItem'] as Node[],
    seller: agreement['ram:SellerTradeParty'],
    buyer: agreement['ram:BuyerTradeParty'],
    agreement,
    settlement,
    taxes: settlement['ram:ApplicableTradeTax'] as Node[],
    sums: settlement['ram:SpecifiedTradeSettlementHeaderMonetarySummation'],
    terms: settlement['ram:SpecifiedTradePaymentTerms'],
    references: (settlement['ram:InvoiceReferencedDocument'] ?? []) as Node[],
  }
}

export type ReadInvoice = ReturnType<typeof readXml>

export const textOf = (node: Node): string => (typeof node === 'object' ? String(node['#']) : String(node))

/** An amount in cents; throws for one with more than two decimals (BR-DEC). */
export function centsOf(node: Node): number {
  const text = textOf(node)
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)\.(\d{2})$/.exec(text) ?? []
  if (whole === '') throw new Error(`${text} is no amount with two decimals`)
  return Number(`${sign}${whole}${decimals}`) || 0
}

export const lineCents = (line: Node): number =>
  centsOf(
    line['ram:SpecifiedLineTradeSettlement']['ram:SpecifiedTradeSettlementLineMonetarySummation'][
      'ram:LineTotalAmount'
    ],
  )
