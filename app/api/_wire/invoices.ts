import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import {
  type Invoice,
  InvoiceCursor,
  type InvoiceDetail,
  InvoiceFilter,
  InvoiceKind,
  InvoicePurpose,
  InvoiceStatus,
} from '@/lib/domain/invoices/schema'
import { toWire } from './names'
import { IdParam, operation } from './operation'

const tag = 'Factures'

const lineNames = {
  label: 'Label',
  quantity: 'Quantity',
  unitCents: 'UnitCents',
  totalCents: 'TotalCents',
  vatPermille: 'VatPermille',
} as const

const LineWire = z
  .object(
    toWire(lineNames, {
      label: z.string(),
      quantity: z.int(),
      unitCents: z.int().meta({ description: 'VAT included; below zero for a deposit that is deducted.' }),
      totalCents: z.int(),
      vatPermille: z.int(),
    }),
  )
  .meta({ id: 'InvoiceLine' })

const invoiceNames = {
  id: 'Id',
  clientId: 'UserId',
  subscriptionId: 'SubscriptionId',
  number: 'Number',
  kind: 'Kind',
  purpose: 'Purpose',
  status: 'Status',
  issuedOn: 'IssuedOn',
  dueOn: 'DueOn',
  first: 'PeriodStart',
  last: 'PeriodEnd',
  totalCents: 'TotalCents',
  dueCents: 'DueCents',
  vatCents: 'VatCents',
  creditedCents: 'CreditedCents',
  correctedInvoiceId: 'CorrectedInvoiceId',
  reason: 'Reason',
  refusedOn: 'RefusedOn',
  paidOn: 'PaidOn',
  receivedOn: 'ReceivedOn',
  paymentReference: 'Reference',
} as const

const MaybeDay = z.iso.date().nullable()

const InvoiceWire = z
  .object({
    ...toWire(invoiceNames, {
      id: EntityId,
      clientId: EntityId,
      subscriptionId: EntityId.nullable(),
      number: z.string().nullable().meta({ description: 'Null while it is a draft.' }),
      kind: InvoiceKind,
      purpose: InvoicePurpose,
      status: InvoiceStatus,
      issuedOn: MaybeDay,
      dueOn: MaybeDay,
      first: MaybeDay,
      last: MaybeDay,
      totalCents: z.int().meta({ description: 'VAT included.' }),
      dueCents: z.int().meta({ description: 'What is left to pay.' }),
      vatCents: z.int(),
      creditedCents: z.int().meta({ description: 'By all its credit notes.' }),
      correctedInvoiceId: EntityId.nullable().meta({ description: 'Of a credit note: its invoice.' }),
      reason: z.string().nullable(),
      refusedOn: MaybeDay.meta({ description: 'The day of its first refusal.' }),
      paidOn: MaybeDay.meta({ description: 'The day on which the payment counted.' }),
      receivedOn: MaybeDay.meta({ description: 'Of a payment that was noted: its own day.' }),
      paymentReference: z.string().nullable(),
    }),
    Lines: z.array(LineWire),
  })
  .meta({ id: 'Invoice' })

export const invoiceToWire = (invoice: Invoice): z.input<typeof InvoiceWire> => ({
  ...toWire(invoiceNames, invoice),
  Lines: invoice.lines.map((line) => toWire(lineNames, line)),
})

const clientNames = {
  kind: 'Kind',
  name: 'Name',
  line1: 'Line1',
  line2: 'Line2',
  postalCode: 'PostalCode',
  city: 'City',
  country: 'Country',
  siren: 'Siren',
  vatNumber: 'VatNumber',
  purchaseReference: 'PurchaseReference',
} as const

const sellerNames = {
  legalName: 'LegalName',
  legalForm: 'LegalForm',
  registration: 'Registration',
  vatNumber: 'VatNumber',
  address: 'Address',
} as const

const noteNames = {
  id: 'Id',
  number: 'Number',
  issuedOn: 'IssuedOn',
  totalCents: 'TotalCents',
  reason: 'Reason',
} as const

const Text = z.string()
const MaybeText = z.string().nullable()

export const InvoiceDetailWire = InvoiceWire.extend({
  Client: z
    .object(
      toWire(clientNames, {
        ...{ kind: z.enum(['consumer', 'non_professional', 'professional']), name: Text, line1: Text },
        ...{ line2: MaybeText, postalCode: Text, city: Text, country: Text, siren: MaybeText },
        ...{ vatNumber: MaybeText, purchaseReference: MaybeText },
      }),
    )
    .nullable(),
  Seller: z
    .object(
      toWire(sellerNames, {
        ...{ legalName: Text, legalForm: Text, registration: Text, vatNumber: Text, address: Text },
      }),
    )
    .nullable(),
  VatRegime: z.enum(['standard', 'exempt', 'reverse_charge', 'outside']),
  CorrectedNumber: MaybeText,
  CreditNotes: z.array(
    z.object(
      toWire(noteNames, {
        ...{ id: EntityId, number: Text, issuedOn: z.iso.date(), totalCents: z.int(), reason: Text },
      }),
    ),
  ),
}).meta({ id: 'InvoiceDetail' })

export const invoiceDetailToWire = (invoice: InvoiceDetail): z.input<typeof InvoiceDetailWire> => ({
  ...invoiceToWire(invoice),
  Client: invoice.client && toWire(clientNames, invoice.client),
  Seller: invoice.seller && toWire(sellerNames, invoice.seller),
  VatRegime: invoice.regime,
  CorrectedNumber: invoice.correctedNumber,
  CreditNotes: invoice.creditNotes.map((note) => toWire(noteNames, note)),
})

export const listOwnInvoicesOperation = operation({
  method: 'GET',
  path: '/invoices/user',
  tag,
  summary: 'Lister ses propres factures et avoirs, le plus ancien d’abord',
  access: 'signedIn',
  status: 200,
  list: { row: InvoiceWire, cursor: InvoiceCursor },
})

export const listInvoicesOperation = operation({
  method: 'GET',
  path: '/invoices/list',
  tag,
  summary: 'Lister toutes les factures et tous les avoirs, le plus ancien d’abord',
  access: 'subscriptions.manage',
  query: InvoiceFilter,
  status: 200,
  list: { row: InvoiceWire, cursor: InvoiceCursor },
})

export const getInvoiceOperation = operation({
  method: 'GET',
  path: '/invoices/{id}',
  tag,
  summary: 'Lire une facture ou un avoir',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answer: InvoiceDetailWire,
  refusals: ['not_found'],
})

export const getInvoicePdfOperation = operation({
  method: 'GET',
  path: '/invoices/{id}/pdf',
  tag,
  summary: 'Télécharger une facture ou un avoir (PDF avec facture électronique Factur-X)',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answerType: 'application/pdf',
  refusals: ['not_found', 'conflict'],
})

export const getInvoiceXmlOperation = operation({
  method: 'GET',
  path: '/invoices/{id}/xml',
  tag,
  summary: 'Télécharger la facture électronique d’une facture ou d’un avoir (XML, EN 16931)',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answerType: 'application/xml',
  refusals: ['not_found', 'conflict'],
})
