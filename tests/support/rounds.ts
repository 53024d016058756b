/** Whether `npm run trust` runs the tests, with more rounds, every screen and every theme. */
export const LONG = process.env.TEST_ROUNDS === 'long'

/** Whether a variant of a walk is played: `npm test` plays the one by which the walk fails as it would by the others,
 *  `npm run trust` plays each. */
export const isPlayed = (variant: string, now: string): boolean => LONG || variant === now
