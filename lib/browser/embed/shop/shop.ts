import { readList } from '../read-list'
import type { ProductWire, SizeWire } from '../wire'
import { type CheckedLine, checkLines, isLine, type Line, withOneMore, withQuantity } from './cart'
import { featuredFirst } from './grid'

const storedAs = (site: string) => `ostal-cart-${site}`

/** A URL at the origin of this script. */
export const ours = (path: string): string => new URL(path, import.meta.url).href

/** The state of one website's shop, shared by all elements of a page. Dispatches `change` when it has changed. */
class Shop extends EventTarget {
  products: ProductWire[] = []
  state: 'loading' | 'ready' | 'failed' = 'loading'
  lines: Line[] = []
  /** The last checkout that this browser opened. */
  opened: string | null = null
  /** Set by the cart's element while it is in the page. */
  openCart: (() => void) | null = null
  #reading: Promise<void> | null = null

  constructor(readonly site: string) {
    super()
    this.restore()
  }

  /** Reads the current products; concurrent calls share one read. */
  read(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #read() {
    try {
      const products = featuredFirst(await readList<ProductWire>(`products/website/${this.site}`))
      // An unchanged list keeps its identity, so that its views do not change.
      if (JSON.stringify(products) !== JSON.stringify(this.products)) this.products = products
      this.state = 'ready'
    } catch {
      this.state = 'failed'
    }
    this.#changed()
  }

  /** Loads the cart that another window of the browser has stored. */
  restore() {
    try {
      const { lines, opened } = JSON.parse(localStorage[storedAs(this.site)])
      this.lines = lines.filter(isLine)
      this.opened = opened
    } catch {
      // Nothing valid is stored: this page's own lines are the cart.
    }
    this.#changed()
  }

  checkedLines(): CheckedLine[] {
    return checkLines(this.lines, this.products)
  }

  /** Adds one of an article if any is left; returns a message about the result. */
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
      // If nothing can be stored, the cart lasts as long as the page.
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
