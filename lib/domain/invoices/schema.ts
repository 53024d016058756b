import { z } from 'zod'
import type {
  InvoicedClient,
  InvoicedSeller,
  invoiceKind,
  invoiceLines,
  invoicePurpose,
  invoiceStatus,
  invoices,
} from '@/db/schema/invoices'
import type { Day } from '../calendar'
import { EntityId, EntityIdText } from '../entity-id'
import { calendarDate, nullAsMissing, requiredText } from '../fields'
import { listFilter } from '../lists/filter'

export type InvoiceRow = typeof invoices.$inferSelect

export const InvoiceKind = z.enum(
  ['invoice', 'credit_note'] satisfies (typeof invoiceKind.enumValues)[number][],
  {
    error: 'La sorte est invoice ou credit_note.',
  },
)
export const InvoiceStatus = z.enum(
  ['draft', 'issued', 'paid', 'cancelled'] satisfies (typeof invoiceStatus.enumValues)[number][],
  { error: 'Le statut est draft, issued, paid ou cancelled.' },
)
export type InvoiceStatus = z.infer<typeof InvoiceStatus>
export const InvoicePurpose = z.enum([
  'period',
  'move',
  'surcharge',
  'other',
  'deposit',
  'balance',
  'recurring',
  'fees',
] satisfies (typeof invoicePurpose.enumValues)[number][])

export type InvoiceLine = Pick<
  typeof invoiceLines.$inferSelect,
  'label' | 'quantity' | 'unitCents' | 'totalCents' | 'vatPermille' | 'vatCents'
>

/** An invoice or credit note as lists show it. */
export type Invoice = Pick<
  InvoiceRow,
  | 'id'
  | 'clientId'
  | 'subscriptionId'
  | 'kind'
  | 'purpose'
  | 'status'
  | 'number'
  | 'issuedOn'
  | 'dueOn'
  | 'first'
  | 'last'
  | 'totalCents'
  | 'vatCents'
  | 'creditedCents'
  | 'correctedInvoiceId'
  | 'reason'
  | 'refusedOn'
  | 'paidOn'
  | 'receivedOn'
  | 'paymentReference'
> & {
  /** What is left to be paid; 0 if it is not issued or needs no payment. */
  dueCents: number
  lines: InvoiceLine[]
}

export type ListedInvoice = Invoice & { clientName: string; clientEmail: string }

/** `client`, `seller`: null while it is a draft. */
export type InvoiceDetail = Invoice & {
  client: InvoicedClient | null
  seller: InvoicedSeller | null
  regime: InvoiceRow['regime']
  /** Of a credit note: the number of the invoice that it corrects. */
  correctedNumber: string | null
  /** The quote that it bills. */
  quoteNumber?: string | null
  creditNotes: { id: number; number: string; issuedOn: Day; totalCents: number; reason: string }[]
}

const DayOf = (label: string) => calendarDate(label).transform((text) => text as Day)

/** `search`: in the number, and in name, e-mail and business of its client. `from`, `to`: days of issue. */
export const InvoiceFilter = listFilter(['id'], {
  status: InvoiceStatus.optional(),
  kind: InvoiceKind.optional(),
  clientId: EntityIdText.optional(),
  subscriptionId: EntityIdText.optional(),
  from: DayOf('Le premier jour').optional(),
  to: DayOf('Le dernier jour').optional(),
})
export type InvoiceFilter = z.infer<typeof InvoiceFilter>

export const InvoiceCursor = z.object({ sort: z.literal('id'), id: EntityId })
export type InvoiceCursor = z.infer<typeof InvoiceCursor>

const PAID_AT_ONCE = 50

/** The invoices of one payment. */
export const InvoiceIds = z
  .array(EntityId, { error: 'Indiquez les factures à payer.' })
  .min(1, { error: 'Indiquez au moins une facture.' })
  .max(PAID_AT_ONCE, { error: `Payez ${PAID_AT_ONCE} factures au plus à la fois.` })

/** A transfer or cheque that the agency received. */
export const NotedPayment = z.object({
  on: DayOf('La date du paiement'),
  reference: requiredText('La référence', 150),
})

/** `amountCents`: by default all that is left. */
export const CreditInput = z.object({
  reason: requiredText('Le motif', 250),
  amountCents: nullAsMissing(
    z
      .int({ error: 'Le montant est un nombre entier de centimes.' })
      .positive({ error: 'Le montant doit dépasser 0.' }),
  ),
})
