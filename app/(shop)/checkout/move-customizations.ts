import type { LineView } from './view'

/** Fields are named by the position of their article in the cart: when a line is removed, the input of the following lines
 *  moves up with them. */
export function moveCustomizations(
  form: HTMLFormElement,
  lines: readonly LineView[],
  button?: HTMLElement | null,
): void {
  const sent = new FormData(form, button)
  const isGoing = ({ place }: LineView) => sent.get('sans') === String(place) || sent.get(`q${place}`) === '0'
  for (const going of lines.filter(isGoing)) {
    const own = lines.filter(({ productId }) => productId === going.productId)
    const fields = own.map(({ fieldName }) => form.elements.namedItem(fieldName) as HTMLTextAreaElement)
    for (let turn = own.indexOf(going); turn < fields.length; turn += 1)
      (fields[turn] as HTMLTextAreaElement).value = fields[turn + 1]?.value ?? ''
  }
}
