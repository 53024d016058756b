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

/** An invoice paid by transfer, with a partial refund due by transfer. */
const toTransfer = oncePerWorld(async ({ admin, id, invoiceId, today, books }: ContractWorld) => {
  await notePayment(admin, { subscriptionId: id, invoiceIds: [invoiceId], on: today, reference: 'VIR 1' })
  await creditSubscriptionInvoice(admin, { subscriptionId: id, invoiceId, amountCents: 500, reason: 'geste' })
  const [refund] = await books.refundsOf(invoiceId)
  return Number(refund.id)
})

/** A professional's long overdue invoice, paid today. */
const paidLate = oncePerWorld(async ({ rows, books, clientId, today }: ContractWorld) => {
  await rows("update clients set kind = 'professional', siren = '732829320' where id = $1", clientId)
  const began = addDays(today, -60)
  const { id } = await books.subscribed(began, began, { clientId, priceCents: 11_800 })
  const { id: invoiceId } = await books.open(id, began)
  await books.note(id, [invoiceId], today)
  return invoiceId
})

/** A contract by the year that was renewed a month ago, without the reminder. */
const renewed = oncePerWorld(async ({ books, clientId, today }: ContractWorld) => {
  const began = addMonths(today, -13)
  const { id } = await books.subscribed(began, began, { clientId, paymentPlan: 'yearly', priceCents: 35_000 })
  for (const first of [began, addMonths(today, -1)]) {
    const { id: invoiceId } = await books.open(id, first)
    await books.note(id, [invoiceId], first, `VIR ${first}`)
  }
  return id
})

/** Ends the contracts of earlier worlds, because the job uses one transaction per contract, thousands in all. */
const alone = oncePerWorld(({ rows, clientId }: ContractWorld) =>
  rows(
    "update subscriptions set ended_at = now(), ends_on = current_date - 1, end_reason = 'notice', status = 'inactive' where client_id < $1 and ended_at is null",
    clientId,
  ),
)

/** Marks the contract as concluded online today. */
const concluded = oncePerWorld(async ({ rows, id, today }: ContractWorld) => {
  await rows(
    'update subscriptions set concluded_on = $2, starts_at_once = true, lead_first = null where id = $1',
    ...[id, today],
  )
})

const withdrawnFromQuote = oncePerWorld(async (world: ContractWorld) => {
  const quote = await withQuote(world)
  await withdrawFromQuote(world.visitor, { key: quote.key })
  return quote
})

export const contractRaces: RoomTable<ContractWorld> = {
  room: 'contracts',
  verbs: {
    addSurcharge: racedAfter(paidLate, ({ admin }, invoiceId) => addSurcharge(admin, invoiceId)),
    announcePrice: raced(({ admin, id }) =>
      announcePrice(admin, {
        target: { subscriptionIds: [id] },
        priceCents: 6_900,
        reason: 'Tout augmente.',
      }),
    ),
    announceTerms: racedAfter(alone, ({ admin, today, id }) =>
      announceTerms(admin, {
        ...{ effectiveOn: addMonths(today, 4), terms: 'sale', summary: `Article ${id}.` },
      }),
    ),
    confirmVatNumber: racedAfter(belgian, ({ admin, clientId }) =>
      confirmVatNumber(admin, { clientId, vatNumber: 'BE0403170701' }),
    ),
    decideToWait: racedAfter(refused, ({ admin, id }) => decideToWait(admin, id)),
    endAtOnce: racedAfter(renewed, ({ client }, id) => endAtOnce(client, id)),
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
    withdraw: racedAfter(concluded, ({ client, id }) => withdraw(client, id)),
    withdrawFromQuote: racedAfter(withQuote, ({ visitor }, quote) =>
      withdrawFromQuote(visitor, { key: quote.key }),
    ),
  },
}
