/** By itself, so that a page's script holds the name without all that content/brand.ts says of the agency. */
export const BRAND_NAME = 'Ostal'
