import { CartView } from './cart-view'
import { ProductsView } from './products-view'
import type { View } from './view'

const views = new WeakMap<HTMLElement, View>()

/** Brings an element up to date with its attributes and with whether it stands in a page. */
export function update(host: HTMLElement): void {
  const view = views.get(host) ?? new (host.localName === 'ostal-cart' ? CartView : ProductsView)(host)
  views.set(host, view)
  view.update()
}
