/** The sample shop. */
export const DEMO_WEBSITE = 2

/** A jar of honey and two pots of tapenade, in the sample data. */
export const DEMO_CART = [
  { productId: 1, quantity: 1, sizeId: undefined },
  { productId: 3, quantity: 2, sizeId: undefined },
] as const
