const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds between attempts; a little over a day in total, as Standard Webhooks proposes. */
const WAITS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 10 * HOUR]

/** A change is reported after this delay, so that repeated changes within it send one message. */
export const CHANGE_WAIT_SECONDS = 2

/** An endpoint that has received nothing for so long is switched off when the next message is given up. */
export const GIVE_UP_AFTER_DAYS = 5

/** How long the previous secret still signs after a renewal, in addition to the new one. */
export const CHANGE_OVER_HOURS = 24

/** Maximum concurrent attempts to one owner's endpoints, across all instances. */
export const OWNER_PLACES = 4

/** How long an endpoint stays claimed by an attempt whose instance was killed; well above an attempt's duration. */
export const ATTEMPT_SECONDS = 30

/** Seconds from this attempt, the first being 1, to the next one; null after the last. */
export const waitAfter = (attempt: number): number | null => WAITS[attempt - 1] ?? null
