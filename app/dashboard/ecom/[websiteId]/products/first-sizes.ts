/** How many sizes a new product can begin with; others are added to it afterwards. */
export const FIRST_SIZES = 12
