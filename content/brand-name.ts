/** A separate file, so that a page's script can contain the name without all of content/brand.ts. */
export const BRAND_NAME = 'Ostal'
