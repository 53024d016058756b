/** Whether `npm run trust` runs the tests, with more rounds, every screen and every theme. */
export const LONG = process.env.TEST_ROUNDS === 'long'
