import { addMonths, type Day, periodOf } from '../calendar'
import { firstDayFrom, monthsOf, periodOn, recurrenceOf } from './schedule'
import type { Contract, Terms } from './schema'

/** A contract that begins on a day, with no period before. */
export const beginContract = (anchor: Day, terms: Omit<Terms, 'skippedMonths'>): Contract => ({
  ...terms,
  skippedMonths: 0,
  anchor,
  leadFirst: null,
  invoiceFrom: anchor,
  writtenDueDate: null,
  lateSince: null,
  toleratedSince: null,
  suspendedOn: null,
  noticeOn: null,
  endsOn: null,
  change: null,
  priceChange: null,
})

/** The contract that an admin adds: paid until the day before the due date. First days before today are never invoiced. */
export const contractDueOn = (dueDate: Day, today: Day, terms: Omit<Terms, 'skippedMonths'>): Contract => ({
  ...beginContract(dueDate, terms),
  ...dueFrom(dueDate, today, addMonths(dueDate, -monthsOf(terms.paymentPlan))),
})

/** Makes a new due date the anchor. The running period ends the day before it, however long it becomes. */
export function withDueDate(contract: Contract, dueDate: Day, today: Day): Contract {
  const running = periodOn(contract, today)
  const oneStepBefore = addMonths(dueDate, -monthsOf(contract.paymentPlan))
  const leadFirst = running && running.first < dueDate ? running.first : oneStepBefore
  return moveAnchor({ ...contract, ...dueFrom(dueDate, today, leadFirst) }, dueDate, today)
}

const dueFrom = (dueDate: Day, today: Day, leadFirst: Day) => ({
  leadFirst,
  invoiceFrom: today,
  writtenDueDate: dueDate < today ? dueDate : null,
})

/** Counts periods from a new anchor. A pending move waits for the first day on or after `moveFrom`. */
export function moveAnchor(contract: Contract, anchor: Day, moveFrom: Day): Contract {
  const moved: Contract = { ...contract, anchor, skippedMonths: 0, change: null }
  if (!contract.change) return moved
  const effectiveOn = firstDayFrom(moved, moveFrom)
  const skippedMonths = periodOf(recurrenceOf(anchor, moved), effectiveOn) * monthsOf(moved.paymentPlan)
  return { ...moved, change: { ...contract.change, effectiveOn, skippedMonths } }
}
