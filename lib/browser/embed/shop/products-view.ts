import { element } from '../dom'
import { legalRow } from '../legal'
import type { ProductWire } from '../wire'
import { products, stockNote } from './grid'
import { productDialog } from './product-dialog'
import { ours, type Shop } from './shop'
import { View } from './view'

/** `<ostal-products>`: a card for each product of a shop, and its dialog. */
export class ProductsView extends View {
  #shown: ProductWire[] = []
  #level = ''
  #grid = element('slot', {})
  #legal = element('slot', {})
  #said = element('p', { part: 'unseen', role: 'status' })

  protected override show(shop: Shop) {
    const level = /^[1-6]$/.exec(this.host.getAttribute('level') ?? '')?.[0] ?? '3'
    if (shop.products !== this.#shown || level !== this.#level) {
      this.#shown = shop.products
      this.#level = level
      this.#grid = this.#draw(shop)
      this.#legal = legalRow(shop.site, ours)
    }
    this.#legal.hidden = shop.products.length === 0
    this.place(this.failure, this.#grid, this.#legal, this.#said)
    const notes = this.#grid.querySelectorAll('[part~=note]')
    for (const [index, product] of shop.products.entries())
      (notes[index] as Element).textContent = stockNote(product, shop.lines)
  }

  #draw(shop: Shop): HTMLElement {
    // Without products the page's own content is shown.
    if (shop.products.length === 0) return element('slot', {})
    return products(shop.products, `h${this.#level}`, {
      open: (product) => {
        const shown = productDialog(shop, product)
        shown.addEventListener('close', () => shown.remove())
        this.root.append(shown)
        shown.showModal()
      },
      add: (product) => {
        this.#said.textContent = `${shop.add(product)}\u00a0: ${product.Name}, ${stockNote(product, shop.lines)}`
      },
    })
  }
}
