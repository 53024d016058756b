/** Whether `npm run trust` runs the tests, with more rounds, every screen and every theme. */
export const LONG = process.env.TEST_ROUNDS === 'long'

/** Whether a variant of a test runs: `npm test` runs the representative one, `now`; `npm run trust` runs each. */
export const isPlayed = (variant: string, now: string): boolean => LONG || variant === now
