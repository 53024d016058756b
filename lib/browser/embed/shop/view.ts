import { element } from '../dom'
import { failure } from '../failure'
import { STYLES } from '../styles'
import { type Shop, shopOf } from './shop'
import { SHOP_STYLES } from './shop-styles'

const sheets = [STYLES, SHOP_STYLES].map((text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
})

/** The view of an element of the shop. */
export abstract class View {
  /** undefined before the first update. */
  protected shop: Shop | null | undefined
  protected readonly root: ShadowRoot
  /** Reused while it fails, so that its button keeps the focus. */
  protected readonly failure = failure(() => void this.shop?.read())

  constructor(protected readonly host: HTMLElement) {
    this.root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    this.root.adoptedStyleSheets = sheets
  }

  /** After a change of the element's attributes or place. */
  update() {
    const site = this.host.isConnected ? (this.host.getAttribute('site') ?? '') : ''
    const shop = /^\d+$/.test(site) ? shopOf(site) : null
    if (shop !== this.shop) {
      this.shop?.removeEventListener('change', this)
      this.leave()
      shop?.addEventListener('change', this)
      this.shop = shop
      this.place(element('slot', {}))
    }
    void shop?.read()
    this.handleEvent()
  }

  /** After a change of the shop. */
  handleEvent() {
    const { shop } = this
    if (!shop || shop.state === 'loading') return
    this.failure.hidden = shop.state !== 'failed'
    this.show(shop)
  }

  /** Puts these nodes into the element, unless they are already there. */
  protected place(...nodes: Node[]) {
    if (nodes.some(({ isConnected }) => !isConnected)) this.root.replaceChildren(...nodes)
  }

  /** Called before the element changes to another shop, or to none. */
  protected leave() {}

  protected abstract show(shop: Shop): void
}
