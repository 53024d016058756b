type Line = { productId: number }

/** The name of the field of an article's personalisation. It contains the product's id, so that it stays with its article
 *  when other lines are removed. */
export function customizationName(items: readonly Line[], index: number): string {
  const productId = items[index]?.productId
  const before = items.slice(0, index).filter((item) => item.productId === productId)
  return `perso.${productId}.${before.length}`
}

const CUSTOMIZATION = /^perso\./
const TYPED = /^(customer|delivery\.address|perso)\.|^delivery\.relayPointId$|^(cp|ville)$/

/** The shopper's input in the checkout's form, without the cart. */
export function shopperInput(form: Iterable<[string, unknown]>): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      TYPED.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

export const withoutCustomizations = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !CUSTOMIZATION.test(name)))

/** The same values with the personalisations of another cart. */
export function withCustomizations(
  values: Record<string, string>,
  items: readonly (Line & { customization?: string | undefined })[],
): Record<string, string> {
  const fields = items.map(({ customization = '' }, index) => [
    customizationName(items, index),
    customization,
  ])
  return { ...withoutCustomizations(values), ...Object.fromEntries(fields) }
}
