const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds between attempts; a little over a day in total, as Standard Webhooks proposes. */
const RETRY_DELAYS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 10 * HOUR]

/** The delay before a change is reported, so that several changes within it send one message. */
export const CHANGE_DELAY_SECONDS = 2

/** An endpoint that has been failing for this many days is switched off when a message exhausts its attempts. */
export const SWITCH_OFF_AFTER_DAYS = 5

/** How long after a renewal messages are signed with the previous secret too. */
export const OLD_SECRET_HOURS = 24

/** Maximum concurrent attempts to one owner's endpoints, across all instances. */
export const MAX_ATTEMPTS_PER_OWNER = 4

/** How long an attempt claims its endpoint if its instance is killed; well above an attempt's duration. */
export const CLAIM_SECONDS = 30

/** Seconds between this attempt and the next; null after the last. The first attempt is 1. */
export const retryDelay = (attempt: number): number | null => RETRY_DELAYS[attempt - 1] ?? null
