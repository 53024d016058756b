import { MAX_QUANTITY } from '../../../domain/checkout/cart-text'
import { button, element, narrower, picture } from '../dom'
import { type CheckedLine, priceCents } from './cart'
import type { Shop } from './shop'
import { formatCents } from './words'

/** A line of the cart, with the buttons that change it. */
export function cartLine(
  shop: Shop,
  { key, name, product, quantity, left, ordered }: CheckedLine,
): HTMLElement {
  const price = product ? priceCents(product) : 0
  const step = (sign: string, label: string, by: number, isPossible: boolean) =>
    // Not disabled, so that the focus stays.
    button(
      'step',
      sign,
      { id: `${sign}${key}`, 'aria-label': `${label}\u00a0: ${name}`, 'aria-disabled': String(!isPossible) },
      () => isPossible && shop.setQuantity(key, quantity + by),
    )
  return element(
    'li',
    { part: 'line' },
    picture('thumb', narrower(product?.images[0] ?? null, 480), '', 64, 64),
    element(
      'div',
      { part: 'about' },
      element('p', { part: 'name' }, name),
      product && ordered > 0 ? element('p', { part: 'role' }, `${formatCents(price)} l’unité`) : null,
      fault(left, quantity, product !== undefined),
      element(
        'div',
        { part: 'steps' },
        step('\u2212', 'Enlever une pièce', -1, quantity > 1),
        element('span', { part: 'quantity' }, String(quantity)),
        step('+', 'Ajouter une pièce', 1, quantity < Math.min(left, MAX_QUANTITY)),
        button('more', 'Retirer', { id: `0${key}`, 'aria-label': `Retirer\u00a0: ${name}` }, () =>
          shop.setQuantity(key, 0),
        ),
      ),
    ),
    ordered > 0 ? element('p', { part: 'price' }, formatCents(price * ordered)) : null,
  )
}

function fault(left: number, quantity: number, isSold: boolean) {
  if (quantity <= left) return null
  const kept = `Plus que ${left} en stock\u00a0: la commande en aura ${left}.`
  const none = `${isSold ? 'Épuisé' : 'N’est plus en vente'}\u00a0: la commande ne l’aura pas.`
  return element('p', { part: 'fault' }, left > 0 ? kept : none)
}
