import { addDays, addMonths, type Day } from '@/lib/domain/calendar'

/** First days of periods, oldest first, and the anchor that they are counted from. */
type Firsts = { anchor: Day; firsts: Day[] }

/** When the periods of the sample subscriptions begin, by subscription id. The last one of 1 is in the future. On every day of
 *  the calendar their invoices have the same order, so that the simulated provider knows their ids. */
export function sampleDays(today: Day): Record<1 | 2 | 3 | 4 | 5, Firsts> {
  const ago = (days: number) => addDays(today, -days)
  const grocery = addDays(today, 143)
  const society = addMonths(addDays(today, 41), -12)
  return {
    1: monthly(early(addDays(today, 12)), 7),
    2: { anchor: addMonths(grocery, -24), firsts: [addMonths(grocery, -24), addMonths(grocery, -12)] },
    3: monthly(ago(3), 5),
    4: { anchor: society, firsts: [society] },
    5: monthly(early(ago(24)), 5),
  }
}

/** The last `count` first days of months, up to `last`. The anchor is an earlier one on the same day of its month. */
function monthly(last: Day, count: number): Firsts {
  let months = count - 1
  while (addMonths(addMonths(last, -months), months) !== last) months += 1
  const anchor = addMonths(last, -months)
  const firsts = Array.from({ length: count }, (_, index) => addMonths(anchor, months - count + 1 + index))
  return { anchor, firsts }
}

/** At most the 28th: months do not all have the later days. */
const early = (day: Day): Day => (day.slice(8) > '28' ? (`${day.slice(0, 8)}28` as Day) : day)
