import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { notePayment } from '@/lib/domain/billing/record-payment'
import { addDays, addMonths } from '@/lib/domain/calendar'
import { addSurcharge } from '@/lib/domain/contracts/add-surcharge'
import { announcePrice } from '@/lib/domain/contracts/announce-price'
import { announceTerms } from '@/lib/domain/contracts/announce-terms'
import { confirmVatNumber, rejectVatNumber } from '@/lib/domain/contracts/confirm-vat-number'
import { decideToWait } from '@/lib/domain/contracts/decide-to-wait'
import { endAtOnce } from '@/lib/domain/contracts/end-at-once'
import { endByAgency } from '@/lib/domain/contracts/end-by-agency'
import { noteRefundTransfer } from '@/lib/domain/contracts/note-refund-transfer'
import { recordFormalNotice } from '@/lib/domain/contracts/record-formal-notice'
import { remind } from '@/lib/domain/contracts/remind'
import { restart } from '@/lib/domain/contracts/restart'
import { saveBillingDetails } from '@/lib/domain/contracts/save-billing-details'
import { BillingDetailsInput } from '@/lib/domain/contracts/schema'
import { settleQuoteWithdrawal } from '@/lib/domain/contracts/settle-quote-withdrawal'
import { terminate } from '@/lib/domain/contracts/terminate'
import { warn } from '@/lib/domain/contracts/warn'
import { withdraw } from '@/lib/domain/contracts/withdraw'
import { withdrawFromQuote } from '@/lib/domain/contracts/withdraw-from-quote'
import { type ContractWorld, interrupted, refused, withQuote } from './contract-world'
import { oncePerWorld, type RoomTable, raced, racedAfter } from './row'

const BELGIAN = BillingDetailsInput.parse({
  ...{ kind: 'professional', name: 'Four SRL', line1: 'Rue Neuve 12', postalCode: '1000', city: 'Bruxelles' },
  ...{ country: 'BE', vatNumber: 'BE0403170701' },
})
const belgian = oncePerWorld(({ client }: ContractWorld) => saveBillingDetails(client, BELGIAN))

/** The invoice was paid by transfer, and a part of it is to go back so. */
const toTransfer = oncePerWorld(async ({ admin, id, invoiceId, today, books }: ContractWorld) => {
  await notePayment(admin, { subscriptionId: id, invoiceIds: [invoiceId], on: today, reference: 'VIR 1' })
  await creditSubscriptionInvoice(admin, { subscriptionId: id, invoiceId, amountCents: 500, reason: 'geste' })
  const [refund] = await books.refundsOf(invoiceId)
  return Number(refund.id)
})

/** A professional paid after the due date. */
const paidLate = oncePerWorld(async ({ rows, books, clientId, id, invoiceId, today }: ContractWorld) => {
  await rows("update clients set kind = 'professional', siren = '732829320' where id = $1", clientId)
  const late = addDays(today, 40)
  await books.note(id, [invoiceId], late)
  return books.admin(addDays(late, 1))
})

const withdrawnFromQuote = oncePerWorld(async (world: ContractWorld) => {
  const quote = await withQuote(world)
  await withdrawFromQuote(world.visitor, { key: quote.key })
  return quote
})

export const contractRaces: RoomTable<ContractWorld> = {
  room: 'contracts',
  verbs: {
    addSurcharge: racedAfter(paidLate, ({ invoiceId }, admin) => addSurcharge(admin, invoiceId)),
    announcePrice: raced(({ admin, id }) =>
      announcePrice(admin, {
        target: { subscriptionIds: [id] },
        priceCents: 6_900,
        reason: 'Tout augmente.',
      }),
    ),
    announceTerms: raced(({ admin, today, id }) =>
      announceTerms(admin, {
        ...{ effectiveOn: addMonths(today, 4), terms: 'sale', summary: `Article ${id}.` },
      }),
    ),
    confirmVatNumber: racedAfter(belgian, ({ admin, clientId }) =>
      confirmVatNumber(admin, { clientId, vatNumber: 'BE0403170701' }),
    ),
    decideToWait: racedAfter(refused, ({ admin, id }) => decideToWait(admin, id)),
    endAtOnce: raced(({ client, id }) => endAtOnce(client, id)),
    endByAgency: raced(({ admin, id, today }) =>
      endByAgency(admin, { id, lastDay: today, reason: 'breach', words: 'Contenu illicite.', atOnce: true }),
    ),
    noteRefundTransfer: racedAfter(toTransfer, ({ admin, today }, id) =>
      noteRefundTransfer(admin, { id, on: today, reference: 'VIR 2' }),
    ),
    recordFormalNotice: racedAfter(refused, ({ admin, invoiceId, today }) =>
      recordFormalNotice(admin, { invoiceId, on: today }),
    ),
    rejectVatNumber: racedAfter(belgian, ({ admin, clientId }) => rejectVatNumber(admin, { clientId })),
    remind: racedAfter(refused, ({ jobIn, id }) => remind(jobIn(9), id)),
    restart: racedAfter(interrupted, ({ admin, id }) => restart(admin, id)),
    saveBillingDetails: raced(({ client }) => saveBillingDetails(client, BELGIAN)),
    settleQuoteWithdrawal: racedAfter(withdrawnFromQuote, ({ admin }, quote) =>
      settleQuoteWithdrawal(admin, { id: quote.id, keptCents: 0, reason: '' }),
    ),
    terminate: raced(({ client, id }) => terminate(client, { id })),
    warn: raced(({ admin, id, today }) =>
      warn(admin, { id, reason: 'Deux factures ne sont pas réglées.', deadline: addDays(today, 20) }),
    ),
    withdraw: raced(({ client, id }) => withdraw(client, id)),
    withdrawFromQuote: racedAfter(withQuote, ({ visitor }, quote) =>
      withdrawFromQuote(visitor, { key: quote.key }),
    ),
  },
}
