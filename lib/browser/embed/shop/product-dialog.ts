import { button, element, narrower, picture } from '../dom'
import type { ProductWire, SizeWire } from '../wire'
import { dialog } from './dialog'
import { price, unitWords } from './price'
import type { Shop } from './shop'
import { facts, stockWords } from './words'

/** A product's pictures and facts, and the form that adds it to the cart. */
export function productDialog(shop: Shop, product: ProductWire): HTMLDialogElement {
  const { Name, Category, Description, images } = product
  const shown = dialog(
    'product-dialog',
    Name,
    element(
      'div',
      { part: 'columns' },
      images.length > 0
        ? element(
            'div',
            { part: 'pictures', role: 'group', 'aria-label': 'Images', tabindex: 0 },
            ...images.map((url, index) => {
              const alt = images.length > 1 ? `${Name}, image ${index + 1} sur ${images.length}` : Name
              return picture('picture', narrower(url, 960), alt, 960, 960)
            }),
          )
        : null,
      element(
        'div',
        { part: 'about' },
        Category ? element('p', { part: 'role' }, Category) : null,
        ...price(product, ' TTC, hors livraison'),
        order(shop, product, () => shown.close()),
        Description ? element('p', { part: 'text' }, Description) : null,
        element(
          'dl',
          { part: 'facts' },
          ...facts(product).flatMap(([name, text]) => [element('dt', {}, name), element('dd', {}, text)]),
        ),
      ),
    ),
  )
  return shown
}

/** The size choice and the add button, with a status message. */
function order(shop: Shop, product: ProductWire, close: () => void): HTMLElement {
  const { stock, sizes } = product
  const said = element('p', { part: 'said', role: 'status' })
  const choice = element('fieldset', {}, element('legend', {}, 'Taille'), ...sizes.map(sizeChoice))
  const free = choice.querySelectorAll<HTMLInputElement>(':enabled')
  if (free.length === 1) free[0]?.click()
  const add = () => {
    const chosen = choice.querySelector<HTMLInputElement>(':checked')
    if (sizes.length > 0 && !chosen) {
      said.textContent = 'Choisissez une taille.'
      return free[0]?.focus()
    }
    said.textContent = `${shop.add(
      product,
      sizes.find(({ Id }) => `${Id}` === chosen?.value),
    )}. `
    const { openCart } = shop
    if (!openCart) return
    const openInstead = () => {
      close()
      openCart()
    }
    said.append(button('more', 'Voir le panier', {}, openInstead))
  }
  return element(
    'div',
    { part: 'order' },
    element('p', { part: 'role note' }, stockWords(stock)),
    // In its own box: WebKit counts a legend twice in a fieldset of a column, until the next layout.
    sizes.length > 0 ? element('div', {}, choice) : null,
    button(
      'button primary',
      stock > 0 ? 'Ajouter au panier' : 'Épuisé',
      { disabled: stock > 0 ? null : '' },
      add,
    ),
    said,
  )
}

function sizeChoice(size: SizeWire) {
  const { Id, Size, Stock } = size
  const words = [stockWords(Stock), unitWords(size)].filter(Boolean).join(', ')
  const radio = element('input', { type: 'radio', name: 'size', value: Id, disabled: Stock > 0 ? null : '' })
  return element('label', {}, radio, Size, element('small', {}, words))
}
