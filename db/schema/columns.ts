import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time. Milliseconds, as JavaScript's Date holds, so that a value read can be compared again. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
