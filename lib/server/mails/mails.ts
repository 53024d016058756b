import type { Mail } from '../../domain/notifications/jobs'
import {
  contractWarned,
  contractWithdrawn,
  endedAtOnce,
  priceAnnounced,
  refundTransferred,
} from './agreement-mails'
import {
  cancellationAsked,
  cancellationClosed,
  terminationReceived,
  withdrawalReceived,
} from './cancellation-mails'
import { contractConcluded, methodSaved } from './conclusion-mails'
import { contactDigest } from './contact-digest'
import { contactMessage } from './contact-message'
import {
  endAnnounced,
  noticeReceived,
  noticeRevoked,
  planChanged,
  serviceInterrupted,
  serviceRestored,
  subscriptionEnded,
} from './contract-mails'
import { debitAnnounced, invoiceRefunded, paymentDisputed } from './debit-mails'
import { deletionRequested } from './deletion-requested'
import { disputeOpened, disputeOpenedAgency } from './dispute-opened'
import { emailChanged } from './email-changed'
import { clientErased, shopperErased } from './erased'
import { heldStock } from './held-stock'
import { invitation } from './invitation'
import {
  creditNoteIssued,
  feesInvoiced,
  invoiceIssued,
  invoiceWaits,
  invoiceWaitsAgency,
  paymentLate,
  paymentReceived,
} from './invoice-mails'
import { lineAdded, lineEnded, linePriceChanged, lineRenewalAhead } from './line-mails'
import { lowStock } from './low-stock'
import { newEmail } from './new-email'
import { notice } from './notice'
import {
  contentNoticeAgency,
  contentNoticeDecided,
  contentNoticeReceived,
  contentRestricted,
} from './notice-mails'
import { orderConfirmed } from './order-confirmed'
import { orderAddressLeft, orderCorrected } from './order-corrected'
import { orderDelivered } from './order-delivered'
import { orderReceived, orderUnstockedOwner } from './order-received'
import { orderRefunded } from './order-refunded'
import { orderShipped } from './order-shipped'
import { orderUnstocked } from './order-unstocked'
import {
  orderWithdrawalAttached,
  orderWithdrawalReceived,
  orderWithdrawalRefused,
  orderWithdrawalRequested,
} from './order-withdrawal'
import { parcelStopped } from './parcel-stopped'
import { paymentAccountPaused } from './payment-account-paused'
import { paymentAccountPausedAgency } from './payment-account-paused-agency'
import { paymentAlert } from './payment-alert'
import { projectRequestAgency } from './project-request-agency'
import { projectRequestClient } from './project-request-client'
import { quoteAccepted, quoteAnswered, quoteInvoiceWaits, quoteSent } from './quote-mails'
import { quoteWithdrawalSettled, quoteWithdrawn } from './quote-withdrawal-mails'
import { refundFailed } from './refund-failed'
import { cardEnds, decideAgency, renewalAhead, renewalRight, unpaidReminder } from './reminder-mails'
import type { MailTemplate, RenderedMail } from './rendered-mail'
import { resetPassword } from './reset-password'
import { returnReceived, returnRequested } from './return-request'
import { securityChange } from './security-change'
import { termsAnnounced } from './terms-announced'
import { ticketAnswered } from './ticket-answered'
import { ticketMessage } from './ticket-message'
import { ticketOpened } from './ticket-opened'
import { ticketOpenedForClient } from './ticket-opened-for-client'
import { webhookOff } from './webhook-off'
import { welcome } from './welcome'

/** Every kind of mail that the product sends. */
export const MAILS: { [Kind in Mail['kind']]: MailTemplate<Kind> } = {
  welcome,
  'reset-password': resetPassword,
  'new-email': newEmail,
  'email-changed': emailChanged,
  'deletion-requested': deletionRequested,
  'client-erased': clientErased,
  'security-change': securityChange,
  invitation,
  'ticket-opened': ticketOpened,
  'ticket-opened-for-client': ticketOpenedForClient,
  'ticket-message': ticketMessage,
  'ticket-answered': ticketAnswered,
  'project-request-agency': projectRequestAgency,
  'project-request-client': projectRequestClient,
  'webhook-off': webhookOff,
  'payment-account-paused': paymentAccountPaused,
  'payment-account-paused-agency': paymentAccountPausedAgency,
  notice,
  'contact-message': contactMessage,
  'contact-digest': contactDigest,
  'withdrawal-received': withdrawalReceived,
  'termination-received': terminationReceived,
  'cancellation-asked': cancellationAsked,
  'cancellation-closed': cancellationClosed,
  'content-notice-received': contentNoticeReceived,
  'content-notice-agency': contentNoticeAgency,
  'content-notice-decided': contentNoticeDecided,
  'content-restricted': contentRestricted,
  'order-confirmed': orderConfirmed,
  'order-delivered': orderDelivered,
  'order-received': orderReceived,
  'order-shipped': orderShipped,
  'order-corrected': orderCorrected,
  'order-address-left': orderAddressLeft,
  'shopper-erased': shopperErased,
  'return-received': returnReceived,
  'return-requested': returnRequested,
  'order-withdrawal-received': orderWithdrawalReceived,
  'order-withdrawal-attached': orderWithdrawalAttached,
  'order-withdrawal-requested': orderWithdrawalRequested,
  'order-withdrawal-refused': orderWithdrawalRefused,
  'parcel-stopped': parcelStopped,
  'order-unstocked': orderUnstocked,
  'order-unstocked-owner': orderUnstockedOwner,
  'order-refunded': orderRefunded,
  'refund-failed': refundFailed,
  'low-stock': lowStock,
  'held-stock': heldStock,
  'dispute-opened': disputeOpened,
  'dispute-opened-agency': disputeOpenedAgency,
  'payment-alert': paymentAlert,
  'quote-sent': quoteSent,
  'quote-accepted': quoteAccepted,
  'quote-answered': quoteAnswered,
  'quote-invoice-waits': quoteInvoiceWaits,
  'quote-withdrawn': quoteWithdrawn,
  'quote-withdrawal-settled': quoteWithdrawalSettled,
  'invoice-issued': invoiceIssued,
  'fees-invoiced': feesInvoiced,
  'invoice-waits': invoiceWaits,
  'invoice-waits-agency': invoiceWaitsAgency,
  'payment-late': paymentLate,
  'credit-note-issued': creditNoteIssued,
  'payment-received': paymentReceived,
  'method-saved': methodSaved,
  'contract-concluded': contractConcluded,
  'invoice-refunded': invoiceRefunded,
  'payment-disputed': paymentDisputed,
  'debit-announced': debitAnnounced,
  'service-interrupted': serviceInterrupted,
  'service-restored': serviceRestored,
  'notice-received': noticeReceived,
  'notice-revoked': noticeRevoked,
  'end-announced': endAnnounced,
  'subscription-ended': subscriptionEnded,
  'plan-changed': planChanged,
  'renewal-right': renewalRight,
  'renewal-ahead': renewalAhead,
  'unpaid-reminder': unpaidReminder,
  'line-added': lineAdded,
  'line-price-changed': linePriceChanged,
  'line-ended': lineEnded,
  'line-renewal-ahead': lineRenewalAhead,
  'card-ends': cardEnds,
  'decide-agency': decideAgency,
  'price-announced': priceAnnounced,
  'terms-announced': termsAnnounced,
  'contract-warned': contractWarned,
  'contract-withdrawn': contractWithdrawn,
  'ended-at-once': endedAtOnce,
  'refund-transferred': refundTransferred,
}

/** The mail's recipient, subject, text and attachments. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const { write } = MAILS[mail.kind] as Pick<MailTemplate<Mail['kind']>, 'write'>
  return write(mail)
}
