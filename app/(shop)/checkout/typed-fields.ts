type Line = { productId: number }

/** The field of what an article is to be personalised with. Its product names it, so that it stays with its article when
 *  other lines go. */
export function wishName(items: readonly Line[], place: number): string {
  const productId = items[place]?.productId
  const before = items.slice(0, place).filter((item) => item.productId === productId)
  return `perso.${productId}.${before.length}`
}

const WISH = /^perso\./
const TYPED = /^(customer|delivery\.address|perso)\.|^delivery\.relayPointId$|^(cp|ville)$/

/** What its shopper typed into the form of the checkout, beside the cart. */
export function typedIn(form: Iterable<[string, unknown]>): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      TYPED.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

export const withoutWishes = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !WISH.test(name)))

/** The same with the wishes of another cart. */
export function withWishes(
  values: Record<string, string>,
  items: readonly (Line & { customization?: string | undefined })[],
): Record<string, string> {
  const wishes = items.map(({ customization = '' }, place) => [wishName(items, place), customization])
  return { ...withoutWishes(values), ...Object.fromEntries(wishes) }
}
