const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds between one attempt and the next; together a little over a day, as Standard Webhooks proposes. */
const WAITS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 10 * HOUR]

/** A change is reported after this delay, so that repeating it meanwhile sends one message. */
export const CHANGE_WAIT_SECONDS = 2

/** An address where nothing has arrived for so long is switched off when the next message is given up. */
export const GIVE_UP_AFTER_DAYS = 5

/** How long the secret before the last renewal goes on signing beside the new one. */
export const CHANGE_OVER_HOURS = 24

/** Attempts to addresses of one owner at the same time, over all instances. */
export const OWNER_PLACES = 4

/** How long an address belongs to an attempt whose instance was killed; well above what an attempt takes. */
export const ATTEMPT_SECONDS = 30

/** Seconds from this attempt, the first being 1, to the next one; null after the last. */
export const waitAfter = (attempt: number): number | null => WAITS[attempt - 1] ?? null
