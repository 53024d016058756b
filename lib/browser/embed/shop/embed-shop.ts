import { CartView } from './cart-view'
import { ProductsView } from './products-view'
import type { View } from './view'

const views = new WeakMap<HTMLElement, View>()

/** Updates an element after a change of its attributes, or when it is added to a page or removed. */
export function update(host: HTMLElement): void {
  const view = views.get(host) ?? new (host.localName === 'ostal-cart' ? CartView : ProductsView)(host)
  views.set(host, view)
  view.update()
}
