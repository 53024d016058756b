/** The maximum number of sizes of a new product; more can be added afterwards. */
export const FIRST_SIZES = 12
