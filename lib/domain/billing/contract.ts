import type { subscriptions } from '@/db/schema/subscriptions'
import { contractDueOn } from '../billing-rules/due-date'
import type { Contract, PendingChange, PriceChange } from '../billing-rules/schema'
import { writeStatus } from '../billing-rules/written-status'
import { type Day, toDay } from '../calendar'
import type { SubscriptionInput } from './schema'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** A contract as its row holds it. */
export const contractOf = (row: SubscriptionRow): Contract => ({
  plan: row.plan,
  paymentPlan: row.paymentPlan,
  priceCents: row.priceCents,
  skippedMonths: row.skippedMonths,
  anchor: row.anchor,
  leadFirst: row.leadFirst,
  invoiceFrom: row.invoiceFrom,
  writtenDueDate: row.writtenDueDate,
  lateSince: row.lateSince,
  toleratedSince: row.toleratedSince,
  suspendedOn: row.suspendedOn,
  noticeOn: row.noticeOn,
  endsOn: row.endsOn,
  change: changeOf(row),
  priceChange: priceChangeOf(row),
})

/** A table check keeps the five columns together, and the two below. */
function changeOf(row: SubscriptionRow): PendingChange | null {
  const { changePlan, changePaymentPlan, changePriceCents, changeSkippedMonths, changeEffectiveOn } = row
  if (changePlan === null || changePaymentPlan === null || changePriceCents === null) return null
  if (changeSkippedMonths === null || changeEffectiveOn === null) return null
  return {
    plan: changePlan,
    paymentPlan: changePaymentPlan,
    priceCents: changePriceCents,
    skippedMonths: changeSkippedMonths,
    effectiveOn: changeEffectiveOn,
  }
}

const priceChangeOf = ({ announcedPriceCents, announcedPriceOn }: SubscriptionRow): PriceChange | null =>
  announcedPriceCents === null || announcedPriceOn === null
    ? null
    : { priceCents: announcedPriceCents, effectiveOn: announcedPriceOn }

/** The columns that hold a contract. */
export const contractColumns = ({ change, priceChange, ...contract }: Contract) => ({
  plan: contract.plan,
  paymentPlan: contract.paymentPlan,
  priceCents: contract.priceCents,
  skippedMonths: contract.skippedMonths,
  anchor: contract.anchor,
  leadFirst: contract.leadFirst,
  invoiceFrom: contract.invoiceFrom,
  writtenDueDate: contract.writtenDueDate,
  lateSince: contract.lateSince,
  toleratedSince: contract.toleratedSince,
  suspendedOn: contract.suspendedOn,
  noticeOn: contract.noticeOn,
  endsOn: contract.endsOn,
  changePlan: change?.plan ?? null,
  changePaymentPlan: change?.paymentPlan ?? null,
  changePriceCents: change?.priceCents ?? null,
  changeSkippedMonths: change?.skippedMonths ?? null,
  changeEffectiveOn: change?.effectiveOn ?? null,
  announcedPriceCents: priceChange?.priceCents ?? null,
  announcedPriceOn: priceChange?.effectiveOn ?? null,
})

type Written = Omit<SubscriptionInput, 'clientId' | 'name'>

/** The contract that an admin writes: paid until the day before the due date, with the deadlines of a status other than
 *  active. */
export function writtenContract(
  { plan, paymentPlan, priceCents, dueDate, status }: Written,
  today: Day,
): Contract {
  const contract = contractDueOn(toDay(dueDate), today, { plan, paymentPlan, priceCents })
  if (status === 'active') return contract
  return writeStatus({ contract, invoices: [], lines: [] }, status, today).contract
}
