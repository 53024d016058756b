type Line = { productId: number }

/** The name of the field of an article's personalisation. It contains the product's id, so that it stays with its article
 *  when other lines are removed. */
export function customizationName(items: readonly Line[], place: number): string {
  const productId = items[place]?.productId
  const before = items.slice(0, place).filter((item) => item.productId === productId)
  return `perso.${productId}.${before.length}`
}

const WISH = /^perso\./
const TYPED = /^(customer|delivery\.address|perso)\.|^delivery\.relayPointId$|^(cp|ville)$/

/** The shopper's input in the checkout's form, without the cart. */
export function typedIn(form: Iterable<[string, unknown]>): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      TYPED.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

export const withoutCustomizations = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !WISH.test(name)))

/** The same values with the personalisations of another cart. */
export function withCustomizations(
  values: Record<string, string>,
  items: readonly (Line & { customization?: string | undefined })[],
): Record<string, string> {
  const preferences = items.map(({ customization = '' }, place) => [
    customizationName(items, place),
    customization,
  ])
  return { ...withoutCustomizations(values), ...Object.fromEntries(preferences) }
}
