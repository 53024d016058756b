import { readList } from '../read-list'
import type { ProductWire, SizeWire } from '../wire'
import { type CheckedLine, checkLines, isLine, type Line, withOneMore, withQuantity } from './cart'
import { featuredFirst } from './grid'

const storedAs = (site: string) => `ostal-cart-${site}`

/** An address at the origin that this script came from. */
export const ours = (path: string): string => new URL(path, import.meta.url).href

/** What all elements of a page share of one website's shop. It says `change` when something of it has changed. */
class Shop extends EventTarget {
  products: ProductWire[] = []
  state: 'loading' | 'ready' | 'failed' = 'loading'
  lines: Line[] = []
  /** The checkout that this browser has opened last. */
  opened: string | null = null
  /** Set by the cart's element while it stands in the page. */
  openCart: (() => void) | null = null
  #reading: Promise<void> | null = null

  constructor(readonly site: string) {
    super()
    this.restore()
  }

  /** Reads what is sold now; several calls at once are one. */
  read(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #read() {
    try {
      const products = featuredFirst(await readList<ProductWire>(`products/website/${this.site}`))
      // The same list stays the same object, and what shows it stays as it is.
      if (JSON.stringify(products) !== JSON.stringify(this.products)) this.products = products
      this.state = 'ready'
    } catch {
      this.state = 'failed'
    }
    this.#changed()
  }

  /** Takes over the cart that another window of the browser has written. */
  restore() {
    try {
      const { lines, opened } = JSON.parse(localStorage[storedAs(this.site)])
      this.lines = lines.filter(isLine)
      this.opened = opened
    } catch {
      // Nothing is stored, or nothing of ours: this page's own lines are the cart.
    }
    this.#changed()
  }

  checkedLines(): CheckedLine[] {
    return checkLines(this.lines, this.products)
  }

  /** Adds one piece where there is one; says what came of it. */
  add(product: ProductWire, size?: SizeWire): string {
    this.restore()
    const lines = withOneMore(this.lines, product, size)
    if (!lines) return 'Votre panier a déjà tout ce qui reste'
    this.write(lines)
    return 'Ajouté au panier'
  }

  setQuantity(key: string, quantity: number) {
    this.restore()
    this.write(withQuantity(this.lines, key, quantity))
  }

  write(lines: Line[], opened = this.opened) {
    this.lines = lines
    this.opened = opened
    try {
      localStorage[storedAs(this.site)] = JSON.stringify({ lines, opened })
    } catch {
      // Then the cart lasts as long as the page.
    }
    this.#changed()
  }

  #changed() {
    this.dispatchEvent(new Event('change'))
  }
}

export type { Shop }

const shops = new Map<string, Shop>()

export function shopOf(site: string): Shop {
  const shop = shops.get(site) ?? new Shop(site)
  shops.set(site, shop)
  return shop
}

/** Another window has changed the cart, or the page comes back from the back/forward cache and may be out of date. */
function refresh({ persisted }: { persisted?: boolean }) {
  for (const shop of shops.values()) {
    shop.restore()
    if (persisted) void shop.read()
  }
}

addEventListener('storage', () => refresh({}))
addEventListener('pageshow', refresh)
