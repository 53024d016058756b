import type { Day } from '@/lib/domain/calendar'

/** Groups of lines of a story (tests/support/life.ts). The test gives all days and amounts; nothing is computed here. */
export const billed = (first: Day, last: Day, cents: number): string[] => [
  `${first} 08h period ${first}..${last} ${cents}`,
  `${first} 08h mail invoice-issued`,
]

export const debited = (first: Day, last: Day, cents: number): string[] => [
  `${first} 08h period ${first}..${last} ${cents}`,
  `${first} 08h paid ${cents}`,
  `${first} 08h mail invoice-issued`,
  `${first} 08h mail payment-received`,
]

export const transferred = (day: Day, cents: number): string[] => [
  `${day} 12h paid ${cents}`,
  `${day} 12h mail payment-received`,
]

/** `hour`: midnight by default, when a due date has passed. */
export const late = (day: Day, cents: number, until: Day, hour = '00h'): string[] => [
  `${day} ${hour} refused ${cents} since ${day}, service until ${until}`,
  `${day} ${hour} is late`,
  `${day} ${hour} mail payment-late`,
]

export const interrupted = (day: Day): string[] => [
  `${day} 00h interrupted ${day}`,
  `${day} 00h is inactive`,
  `${day} 00h mail service-interrupted`,
]

/** Restored by a transfer at noon. */
export const restored = (day: Day, cents: number): string[] => [
  `${day} 12h paid ${cents}`,
  `${day} 12h resumed`,
  `${day} 12h is active`,
  `${day} 12h mail payment-received`,
]

/** Reminded of an invoice that is unpaid since a day. */
export const reminded = (day: Day, since: Day): string[] => [
  `${day} 08h reminded unpaid ${since}`,
  `${day} 08h mail unpaid-reminder`,
]
