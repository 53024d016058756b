/** The rates of French VAT, in tenths of a percent. */
export const VAT_RATES = [200, 100, 55, 21] as const

/** The rate of who names none. */
export const USUAL_VAT = 200
