const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds between one attempt and the next; together a little over a day, as Standard Webhooks proposes. */
const WAITS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 10 * HOUR]

/** A change is told that much later, so that the same change made again meanwhile is told once. */
export const CHANGE_WAIT_SECONDS = 2

/** An address where nothing has arrived for so long is switched off when the next message is given up. */
export const GIVE_UP_AFTER_DAYS = 5

/** How long the secret before the last renewal goes on signing beside the new one. */
export const CHANGE_OVER_HOURS = 24

/** Seconds from this attempt, the first being 1, to the next one; null after the last. */
export const waitAfter = (attempt: number): number | null => WAITS[attempt - 1] ?? null
