import { cancellationMatches, cancellations } from '@/db/schema/cancellations'
import { contractOffers } from '@/db/schema/contract-offers'
import { feeRules } from '@/db/schema/fee-rules'
import { feeEntries, feeMonths, feeStatements } from '@/db/schema/fee-statements'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoiceDisputes } from '@/db/schema/invoice-disputes'
import { invoiceDocuments } from '@/db/schema/invoice-documents'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { invoiceLines, invoices } from '@/db/schema/invoices'
import { paymentMethods } from '@/db/schema/payment-methods'
import { paymentPages } from '@/db/schema/payment-pages'
import { paymentAccounts, paymentEvents } from '@/db/schema/payments'
import { quoteWithdrawals } from '@/db/schema/quote-withdrawals'
import { quoteAcceptances, quoteLines, quotes, quoteVersions } from '@/db/schema/quotes'
import { recurringLines } from '@/db/schema/recurring-lines'
import { subscriptionEntries } from '@/db/schema/subscription-entries'
import { subscriptionReminders } from '@/db/schema/subscription-reminders'
import { subscriptionWarnings } from '@/db/schema/subscription-warnings'
import { subscriptions } from '@/db/schema/subscriptions'
import { tableRecord as record } from '../table-record'

const contract = { activity: 'contracts', erasure: 'contract' } as const
const invoice = { activity: 'billing', erasure: 'invoice' } as const
const payment = { activity: 'billing', erasure: 'anonymised' } as const

/** Contracts, invoices and payments between the agency and its clients. */
export const MONEY = [
  // A quote that was not accepted is deleted.
  record(quotes, {
    ...contract,
    personal: [
      ...(['email', 'firstName', 'lastName', 'businessName', 'siteName', 'siteUrl', 'note'] as const),
      'refusalReason',
    ],
    other: ['number', 'validUntil'],
  }),
  record(quoteLines, { ...contract, personal: ['label'] }),
  record(quoteVersions, { ...contract, personal: ['document', 'quoteText'], other: ['termsText', 'hash'] }),
  record(quoteAcceptances, {
    ...contract,
    personal: ['typedName', 'networkHash'],
    other: ['hash', 'payableFrom'],
  }),
  record(quoteWithdrawals, { ...contract, personal: ['keptReason'], other: ['on'] }),
  record(cancellations, { ...contract, personal: ['outcome', 'answer'] }),
  record(cancellationMatches, contract),
  record(contractOffers, { ...contract, personal: ['offerText', 'networkHash'], other: ['termsText'] }),
  record(subscriptions, {
    ...contract,
    personal: ['name', 'announcedPriceReason'],
    other: [
      ...(['dueDate', 'anchor', 'leadFirst', 'invoiceFrom', 'writtenDueDate', 'lateSince'] as const),
      ...(['toleratedSince', 'suspendedOn', 'noticeOn', 'endsOn', 'providerEndsOn'] as const),
      ...(['changeEffectiveOn', 'announcedPriceOn', 'concludedOn', 'decidedOn'] as const),
    ],
  }),
  record(subscriptionEntries, { ...contract, personal: ['data'], other: ['kind'] }),
  record(subscriptionReminders, { ...contract, other: ['about', 'sentOn'] }),
  record(subscriptionWarnings, { ...contract, personal: ['reason'], other: ['warnedOn', 'deadline'] }),
  record(recurringLines, {
    ...contract,
    personal: ['label'],
    other: ['anchor', 'nextOn', 'endsOn', 'newPriceOn', 'announcedFor'],
  }),
  record(invoices, {
    ...invoice,
    personal: ['client', 'reason', 'paymentReference'],
    other: [
      ...(['number', 'issuedOn', 'dueOn', 'first', 'last', 'seller', 'refusedOn'] as const),
      ...(['formalNoticeOn', 'paidOn', 'receivedOn'] as const),
    ],
  }),
  record(invoiceLines, { ...invoice, personal: ['label'] }),
  record(invoiceDocuments, { ...invoice, personal: ['pdf', 'xml'], other: ['sha256'] }),
  record(invoiceRefunds, {
    ...invoice,
    personal: ['transferReference'],
    other: ['refundId', 'failure', 'transferredOn'],
  }),
  record(invoiceAttempts, { ...invoice, other: ['intentId', 'refusal'] }),
  record(invoiceDisputes, { ...invoice, other: ['disputeId', 'intentId', 'status', 'reason', 'openedOn'] }),
  record(feeStatements, { ...invoice, other: ['month'] }),
  record(feeEntries, { ...invoice, other: ['month'] }),
  record(feeMonths, { ...invoice, other: ['month'] }),
  record(feeRules, { ...payment, other: ['customFormula'], erasure: 'deleted' }),
  record(paymentMethods, { ...payment, personal: ['lastFour', 'methodId', 'mandateId'], other: ['brand'] }),
  record(paymentPages, { ...payment, personal: ['sessionId', 'url'] }),
  record(paymentAccounts, { ...payment, personal: ['accountId', 'domain'], other: ['due'] }),
  record(paymentEvents, { ...payment, other: ['id', 'type', 'account'], erasure: 'outside' }),
]
