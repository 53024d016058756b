import { addLine } from '@/lib/domain/billing/add-line'
import { announceEnd } from '@/lib/domain/billing/announce-end'
import { announceLines } from '@/lib/domain/billing/announce-lines'
import { cancelMove } from '@/lib/domain/billing/cancel-move'
import { changeLinePrice } from '@/lib/domain/billing/change-line-price'
import { createSubscription } from '@/lib/domain/billing/create-subscription'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { deleteSubscription } from '@/lib/domain/billing/delete-subscription'
import { endLine } from '@/lib/domain/billing/end-line'
import { endSubscription } from '@/lib/domain/billing/end-subscription'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { interrupt } from '@/lib/domain/billing/interrupt'
import { issueWaitingFees } from '@/lib/domain/billing/issue-fees'
import { issueWaitingInvoices } from '@/lib/domain/billing/issue-waiting'
import { lapseMoves } from '@/lib/domain/billing/lapse-moves'
import { movePlan } from '@/lib/domain/billing/move-plan'
import { openLines } from '@/lib/domain/billing/open-lines'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { markProcessed } from '@/lib/domain/billing/processed'
import { notePayment, recordPayment } from '@/lib/domain/billing/record-payment'
import { recordRefusal } from '@/lib/domain/billing/record-refusal'
import { resume } from '@/lib/domain/billing/resume'
import { revokeNotice } from '@/lib/domain/billing/revoke-notice'
import { issueWaitingStandalone } from '@/lib/domain/billing/standalone-invoices'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'
import { addMonths } from '@/lib/domain/calendar'
import { recordInvoiceDispute } from '@/lib/domain/collection/record-invoice-dispute'
import {
  type ContractWorld,
  disputed,
  interrupted,
  lineInput,
  moved,
  noticed,
  paidOnPage,
  shownMove,
  withLine,
} from './contract-world'
import { oncePerWorld, type RoomTable, raced, racedAfter } from './row'

const AT_THE_END = 75

/** A disputed payment, withdrawn and then won back; the product does not know the latter. */
const wonBack = oncePerWorld(async (world: ContractWorld) => {
  const { disputeId } = await disputed(world)
  await recordInvoiceDispute(world.job, disputeId)
  await world.books.provider.act(`disputes/${disputeId}/close`, { status: 'won' })
  return disputeId
})

/** A second subscription, without an invoice or a website. */
const unused = oncePerWorld(async ({ admin, clientId, today }: ContractWorld) => {
  const { id } = await createSubscription(admin, {
    ...{ clientId, name: null, plan: 'basic', paymentPlan: 'monthly', priceCents: 3_500 },
    ...{ dueDate: addMonths(today, 1), status: 'active' },
  })
  return id
})

export const billingRaces: RoomTable<ContractWorld> = {
  room: 'billing',
  verbs: {
    addLine: raced((world) => addLine(world.admin, lineInput(world))),
    announceEnd: raced(({ admin, id, today }) =>
      announceEnd(admin, { id, lastDay: addMonths(today, 3), reason: 'provider', words: 'Nous arrêtons.' }),
    ),
    announceLines: racedAfter(withLine, ({ job, id }) => announceLines(job, { subscriptionId: id })),
    issueWaitingStandalone: raced(({ job, clientId }) => issueWaitingStandalone(job, clientId)),
    cancelMove: racedAfter(moved, ({ client, id }) => cancelMove(client, id)),
    changeLinePrice: racedAfter(withLine, ({ admin }, line) =>
      changeLinePrice(admin, { id: line.id, priceCents: 900 }),
    ),
    createSubscription: raced(({ admin, clientId, today }) =>
      createSubscription(admin, {
        ...{ clientId, name: null, plan: 'basic', paymentPlan: 'monthly', priceCents: 3_500 },
        ...{ dueDate: today, status: 'active' },
      }),
    ),
    creditSubscriptionInvoice: raced(({ admin, id, invoiceId }) =>
      creditSubscriptionInvoice(admin, { subscriptionId: id, invoiceId, reason: 'geste' }),
    ),
    deleteSubscription: racedAfter(unused, ({ admin }, id) => deleteSubscription(admin, id)),
    endLine: racedAfter(withLine, ({ admin, today }, line) =>
      endLine(admin, { id: line.id, endsOn: addMonths(today, 1) }),
    ),
    endSubscription: racedAfter(noticed, ({ jobIn, id }) => endSubscription(jobIn(AT_THE_END), id)),
    giveNotice: raced(({ client, id }) => giveNotice(client, { id })),
    interrupt: raced(({ jobIn, id }) => interrupt(jobIn(9), id)),
    issueWaitingFees: raced(({ job, clientId }) => issueWaitingFees(job, clientId)),
    issueWaitingInvoices: raced(({ job, id }) => issueWaitingInvoices(job, id)),
    lapseMoves: racedAfter(moved, ({ job, id }) => lapseMoves(job, id)),
    markProcessed: raced(({ job, id }) => markProcessed(job, id, job.now())),
    movePlan: racedAfter(shownMove, ({ client }, input) => movePlan(client, input)),
    openLines: racedAfter(withLine, ({ job, id }) => openLines(job, { subscriptionId: id })),
    openPeriod: raced(({ jobNextMonth, id }) => openPeriod(jobNextMonth, id)),
    notePayment: raced(({ admin, id, invoiceId, today }) =>
      notePayment(admin, { subscriptionId: id, invoiceIds: [invoiceId], on: today, reference: 'VIR 1' }),
    ),
    recordPayment: racedAfter(paidOnPage, ({ job, id }, { attemptId }) =>
      recordPayment(job, { subscriptionId: id, attemptIds: [attemptId] }),
    ),
    recordRefusal: raced(({ job, id, invoiceId }) =>
      recordRefusal(job, { subscriptionId: id, invoiceId, refusal: 'retryable', attempt: null }),
    ),
    resume: racedAfter(interrupted, ({ jobIn, id }) => resume(jobIn(9), id)),
    revokeNotice: racedAfter(noticed, ({ client, id }) => revokeNotice(client, id)),
    updateSubscription: raced(({ admin, id }) =>
      updateSubscription(admin, { id, changes: { name: 'Le four' } }),
    ),
    withdrawPayment: racedAfter(disputed, ({ job }, { disputeId }) => recordInvoiceDispute(job, disputeId)),
    returnPayment: racedAfter(wonBack, ({ job }, disputeId) => recordInvoiceDispute(job, disputeId)),
  },
}
