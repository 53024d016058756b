import { acceptOffer } from '@/lib/domain/collection/accept-offer'
import { announceDebit } from '@/lib/domain/collection/announce-debit'
import { stopMethod } from '@/lib/domain/collection/apply-intent'
import { cancelChange } from '@/lib/domain/collection/cancel-change'
import { changePlan } from '@/lib/domain/collection/change-plan'
import { closeDroppedPages } from '@/lib/domain/collection/close-dropped-pages'
import { closePages } from '@/lib/domain/collection/close-pages'
import { creditOpenInvoice } from '@/lib/domain/collection/credit-open-invoice'
import { debitInvoice } from '@/lib/domain/collection/debit-invoice'
import { ensureCustomer } from '@/lib/domain/collection/ensure-customer'
import { noteInvoicePayment } from '@/lib/domain/collection/note-invoice-payment'
import { openMethodPage } from '@/lib/domain/collection/open-method-page'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { reconcileAttempts } from '@/lib/domain/collection/reconcile-attempts'
import { reconcilePages } from '@/lib/domain/collection/reconcile-pages'
import { recordInvoiceDispute } from '@/lib/domain/collection/record-invoice-dispute'
import { recordMandate, recordMethod } from '@/lib/domain/collection/record-method'
import { forgetMethod } from '@/lib/domain/collection/save-method'
import { sendRefund } from '@/lib/domain/collection/send-refund'
import { settleIntent } from '@/lib/domain/collection/settle-intent'
import { settleInvoice } from '@/lib/domain/collection/settle-invoice'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { syncRefund } from '@/lib/domain/collection/store-refund'
import {
  type ContractWorld,
  credited,
  disputed,
  moved,
  onPage,
  paid,
  paidOnPage,
  shownMove,
} from './contract-world'
import { oncePerWorld, partOf, type RoomTable, raced, racedAfter } from './row'

const IBAN = 'FR1420041010050500013M02606'
const MINUTE = 60_000

const unanswered = ({ books }: ContractWorld) => books.jobAt(books.at + 2 * MINUTE)

/** A page on which the client entered a bank account. */
const sepaPage = oncePerWorld(async (world: ContractWorld) => {
  const { url } = await openMethodPage(world.client, { subscriptionId: world.id })
  return world.books.enterNumber(url, IBAN)
})
const mandate = oncePerWorld(async (world: ContractWorld) => {
  await settlePage(world.client, await sepaPage(world))
  const [method] = await world.rows(
    'select mandate_id from payment_methods where client_id = $1 and mandate_id is not null',
    world.clientId,
  )
  return String(method?.mandate_id)
})

const refunded = oncePerWorld(async (world: ContractWorld) => {
  const { refundId } = await credited(world)
  await sendRefund(world.job, refundId)
  const [row] = await world.rows('select refund_id from invoice_refunds where id = $1', refundId)
  return String(row?.refund_id)
})

const offer = {
  ...({ plan: 'premium', paymentPlan: 'monthly', startsAtOnce: true } as const),
  ...{ priceCents: 5_900, termsText: 'Conditions du jour' },
}
const offerPaid = oncePerWorld(async (world: ContractWorld) => {
  const { url } = await acceptOffer(world.client, { ...offer, websiteId: world.freeSiteId })
  return world.books.enterNumber(url)
})

export const collectionRaces: RoomTable<ContractWorld> = {
  room: 'collection',
  verbs: {
    acceptOffer: raced(({ client, freeSiteId }) => acceptOffer(client, { ...offer, websiteId: freeSiteId })),
    announceDebit: raced(({ job, id }) => announceDebit(job, id)),
    applyIntent: partOf('settleAttempt'),
    applyPage: partOf('settlePage'),
    cancelAttempts: partOf('applyIntent'),
    cancelChange: racedAfter(moved, ({ client, id }) => cancelChange(client, id)),
    changePlan: racedAfter(shownMove, ({ client }, input) => changePlan(client, input)),
    closeDroppedPages: racedAfter(onPage, ({ job, id }) => closeDroppedPages(job, id)),
    closePages: racedAfter(onPage, ({ admin, invoiceId }) => closePages(admin, [invoiceId])),
    concludeOffer: racedAfter(offerPaid, ({ job }, page) => settlePage(job, page)),
    creditOpenInvoice: raced(({ admin, invoiceId }) =>
      creditOpenInvoice(admin, { id: invoiceId, reason: 'geste' }),
    ),
    debitInvoice: raced(({ job, invoiceId }) => debitInvoice(job, invoiceId)),
    ensureCustomer: raced(({ job, clientId }) => ensureCustomer(job, clientId)),
    fetchSession: partOf('applyPage'),
    forgetMethod: raced(({ job, method }) => forgetMethod(job, method)),
    noteIntent: partOf('applyIntent'),
    noteInvoicePayment: raced(({ admin, invoiceId, today }) =>
      noteInvoicePayment(admin, { invoiceIds: [invoiceId], on: today, reference: 'VIR 1' }),
    ),
    openInvoicePage: partOf('payInvoices'),
    openMethodPage: raced(({ client, id }) => openMethodPage(client, { subscriptionId: id })),
    openPage: partOf('openMethodPage'),
    payInvoices: raced(({ client, invoiceId }) => payInvoices(client, [invoiceId])),
    reconcileAttempts: racedAfter(paidOnPage, (world) =>
      reconcileAttempts(unanswered(world), 'all', rethrow),
    ),
    reconcilePages: racedAfter(paidOnPage, (world) => reconcilePages(unanswered(world), rethrow)),
    recordInvoiceDispute: racedAfter(disputed, ({ job }, { disputeId }) =>
      recordInvoiceDispute(job, disputeId),
    ),
    recordMandate: racedAfter(mandate, ({ job }, id) => recordMandate(job, id)),
    recordMethod: raced(({ job, method }) => recordMethod(job, method)),
    saveMethod: racedAfter(sepaPage, ({ client }, page) => settlePage(client, page)),
    sendRefund: racedAfter(credited, ({ job }, { refundId }) => sendRefund(job, refundId)),
    setState: partOf('applyIntent'),
    settleAttempt: partOf('settleInvoice'),
    settleIntent: racedAfter(paid, ({ job }, { intentId }) => settleIntent(job, intentId)),
    settleInvoice: racedAfter(onPage, ({ job, invoiceId }) => settleInvoice(job, invoiceId)),
    settlePage: racedAfter(paidOnPage, ({ client }, page) => settlePage(client, page)),
    stopMethod: raced(({ job, method }) => stopMethod(job, method)),
    storeRefund: partOf('syncRefund'),
    syncRefund: racedAfter(refunded, ({ job }, refundId) => syncRefund(job, refundId)),
  },
}

function rethrow(error: unknown) {
  throw error
}
