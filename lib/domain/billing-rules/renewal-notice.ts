import { addDays, addMonths, type Day, type Period } from '../calendar'
import type { ClientKind } from './schema'

const EARLIEST_DAYS = 75
const LATEST_MONTHS = 1
/** For every client, with the sum. */
const ANNOUNCED_DAYS = 30

/** When the mail of article L. 215-1 of the Code de la consommation may go out: before a paid year ends, the client learns the
 *  last day to refuse the next one. */
export type RenewalNotice = { from: Day; latest: Day; refuseUntil: Day }

export const renewalNoticeOf = ({ last }: Period): RenewalNotice => ({
  from: addDays(last, -EARLIEST_DAYS),
  latest: addMonths(last, -LATEST_MONTHS),
  refuseUntil: last,
})

/** The day from which the debit of a new year is announced. */
export const announcedOn = (firstDay: Day): Day => addDays(firstDay, -ANNOUNCED_DAYS)

/** Whether a client may end a renewed year at any time because that mail did not go out in time. `formerYear`: the one before
 *  the renewal. */
export function mayEndAtOnce({
  kind,
  formerYear,
  sentOn,
  today,
}: {
  kind: ClientKind
  formerYear: Period
  sentOn: Day | null
  today: Day
}): boolean {
  if (kind === 'professional' || today <= formerYear.last) return false
  const { from, latest } = renewalNoticeOf(formerYear)
  return sentOn === null || sentOn < from || sentOn > latest
}
