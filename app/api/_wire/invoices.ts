import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import {
  CreditInput,
  type Invoice,
  InvoiceCursor,
  type InvoiceDetail,
  InvoiceFilter,
  InvoiceIds,
  InvoiceKind,
  InvoicePurpose,
  InvoiceStatus,
  NotedPayment,
} from '@/lib/domain/invoices/schema'
import { toDomain, toWire } from './names'
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

const InvoiceDetailWire = InvoiceWire.extend({
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

export const payInvoicesOperation = operation({
  method: 'POST',
  path: '/invoices/pay',
  tag,
  summary: 'Ouvrir la page qui paie une ou plusieurs de ses factures',
  access: 'signedIn',
  limit: 'billing',
  body: z.object({ Ids: InvoiceIds }).transform(({ Ids: ids }) => ({ ids })),
  names: { ids: 'Ids' },
  status: 200,
  answer: z.object({ url: z.url() }),
  refusals: ['not_found', 'conflict', 'provider'],
})

const paymentNames = { on: 'On', reference: 'Reference' } as const

export const notePaymentOperation = operation({
  method: 'POST',
  path: '/invoices/{id}/payments',
  tag,
  summary: 'Noter le virement ou le chèque qui paie une facture',
  access: 'subscriptions.manage',
  params: IdParam,
  body: z.object(toWire(paymentNames, NotedPayment.shape)).transform((body) => toDomain(paymentNames, body)),
  names: paymentNames,
  status: 200,
  answer: InvoiceDetailWire,
  refusals: ['not_found', 'conflict', 'provider'],
})

const creditNames = { reason: 'Reason', amountCents: 'AmountCents' } as const

export const creditInvoiceOperation = operation({
  method: 'POST',
  path: '/invoices/{id}/credit-note',
  tag,
  summary: 'Faire un avoir sur une facture, de tout ce qui en reste sans montant',
  access: 'subscriptions.manage',
  params: IdParam,
  body: z.object(toWire(creditNames, CreditInput.shape)).transform((body) => toDomain(creditNames, body)),
  names: creditNames,
  status: 201,
  answer: InvoiceDetailWire,
  refusals: ['not_found', 'conflict', 'provider'],
})
