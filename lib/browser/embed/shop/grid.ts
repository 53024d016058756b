import { button, element, list, narrower, picture } from '../dom'
import type { ProductWire } from '../wire'
import { countItems, type Line } from './cart'
import { price } from './price'
import { stockWords } from './words'

type Actions = {
  open: (product: ProductWire) => void
  add: (product: ProductWire) => void
}

/** How much of a product is in the cart, or else how much is in stock. */
export function stockNote({ Id, stock }: ProductWire, lines: Line[]): string {
  const inCart = countItems(lines.filter(({ productId }) => productId === Id))
  return stock > 0 && inCart > 0 ? `${inCart} dans votre panier` : stockWords(stock)
}

export const featuredFirst = (products: ProductWire[]): ProductWire[] =>
  products.toSorted((one, other) => Number(other.Showcase) - Number(one.Showcase))

/** The shop's products as cards; without `actions`, as in a preview, they are inert. */
export const products = (items: ProductWire[], heading: string, actions?: Actions): HTMLElement => {
  const shown = list('Produits', items.map(card(heading, actions)))
  shown.part.add('products')
  return shown
}

const card = (heading: string, actions?: Actions) => (product: ProductWire) => {
  const { Name, Showcase, images, stock, sizes } = product
  return element(
    'article',
    { part: stock > 0 ? 'card product' : 'card product sold-out' },
    picture('cover', narrower(images[0] ?? null, 480), '', 480, 480),
    Showcase ? element('p', { part: 'featured' }, 'En vedette') : null,
    element(
      heading,
      { part: 'name' },
      actions ? button('title', Name, { 'aria-haspopup': 'dialog' }, () => actions.open(product)) : Name,
    ),
    ...price(product),
    element('p', { part: 'role note' }, stockWords(stock)),
    sizes.length > 0 && stock > 0
      ? action('Choisir une taille', Name, actions && (() => actions.open(product)))
      : action(
          stock > 0 ? 'Ajouter au panier' : 'Épuisé',
          Name,
          actions && (() => actions.add(product)),
          stock,
        ),
  )
}

/** A card's button; disabled when nothing is `left`, and a mere label in a preview. */
function action(label: string, name: string, press: (() => void) | undefined, left = 1) {
  if (!press) return element('span', { part: 'button' }, label)
  return button(
    'button',
    label,
    { 'aria-label': `${label}\u00a0: ${name}`, disabled: left > 0 ? null : '' },
    press,
  )
}
