import { button, element } from '../dom'
import { checkoutPath, countItems, totalCents } from './cart'
import { cartLine } from './cart-line'
import { checkoutLink } from './checkout-link'
import { dialog } from './dialog'
import { freeDelivery } from './free-delivery'
import type { Shop } from './shop'
import { View } from './view'
import { formatCents } from './words'

/** `<ostal-cart>`: the number of articles in the cart, and a drawer to change and order it. */
export class CartView extends View {
  #badge = button('button badge', 'Panier', { 'aria-haspopup': 'dialog' }, () => this.#open())
  #lines = element('ul', { part: 'cart', role: 'list', 'aria-label': 'Articles' })
  #total = element('p', { part: 'total', role: 'status' })
  #free = element('p', { part: 'free' })
  /** The cart of the last free-delivery request. */
  #asked: string | null = null
  #end = element('div', { part: 'order' })
  #said = element('div', {})
  #drawer = dialog(
    'drawer',
    'Votre panier',
    this.failure,
    this.#lines,
    this.#total,
    this.#free,
    this.#end,
    this.#said,
  )

  #open() {
    if (!this.shop || this.#drawer.open) return
    this.#said.replaceChildren()
    this.#drawer.showModal()
    void this.shop.read()
  }

  protected override leave() {
    this.#drawer.close()
    if (this.shop) this.shop.openCart = null
  }

  protected override show(shop: Shop) {
    const isUnread = shop.products.length === 0
    if (isUnread && shop.state === 'ready') {
      this.leave()
      return this.root.replaceChildren(element('slot', {}))
    }
    shop.openCart = () => this.#open()
    this.place(this.#badge, this.#drawer)
    this.#badge.textContent = `Panier (${countItems(shop.lines)})`

    const focused = this.root.activeElement?.id
    const lines = isUnread ? [] : shop.checkedLines()
    this.#lines.replaceChildren(...lines.map((line) => cartLine(shop, line)))
    const path = checkoutPath(shop.site, lines)
    this.#total.replaceChildren(
      ...(path
        ? ['Total ', element('span', {}, formatCents(totalCents(lines)))]
        : isUnread || lines.length > 0
          ? []
          : ['Votre panier est vide.']),
    )
    void this.#tellFree(path)
    this.#end.replaceChildren(...(path ? this.#ending(shop, path) : []))
    if (focused)
      (this.root.getElementById(focused) ?? this.#drawer.querySelector<HTMLElement>('[part=close]'))?.focus()
  }

  async #tellFree(path: string | null) {
    if (path === this.#asked || (path && !this.#drawer.open)) return
    this.#asked = path
    this.#free.textContent = ''
    const text = path ? await freeDelivery(path) : ''
    if (path === this.#asked) this.#free.textContent = text
  }

  #ending(shop: Shop, path: string) {
    const reminder = 'Vous avez déjà ouvert le paiement de ce panier. S’il est payé, vous pouvez le vider.'
    return [
      element('p', { part: 'role' }, 'TTC, hors livraison.', shop.opened === path ? ` ${reminder}` : null),
      checkoutLink(shop, path, this.#said),
      button('more', 'Vider le panier', { id: 'empty' }, () => shop.write([], null)),
    ]
  }
}
