import { reportRow } from './legal'
import { readList } from './read-list'
import { STYLES } from './styles'

const sheet = new CSSStyleSheet()
sheet.replaceSync(STYLES)

const ours = (path: string) => new URL(path, import.meta.url).href

type Kind<Item> = {
  /** The path below /api of a website's list. */
  path: (site: string) => string
  /** `heading`: the tag of a card's heading, `h3` unless the page asks for another level. */
  render: (items: Item[], heading: string) => Node
}

/** Defines a custom element that shows a website's list. Its light DOM stays visible when the list is empty or fails
 *  to load. */
export function define<Item>(name: string, { path, render }: Kind<Item>): void {
  class OstalList extends HTMLElement {
    static observedAttributes = ['site', 'level']
    #revision = 0
    #size = new ResizeObserver(() => this.#takeKeyboard())

    connectedCallback() {
      addEventListener('pageshow', this)
      this.#size.observe(this)
      void this.#refresh()
    }

    disconnectedCallback() {
      removeEventListener('pageshow', this)
      this.#size.disconnect()
    }

    attributeChangedCallback() {
      if (this.isConnected) void this.#refresh()
    }

    /** A page restored from the back/forward cache may be out of date. */
    handleEvent(event: PageTransitionEvent) {
      if (event.persisted) void this.#refresh()
    }

    async #refresh() {
      const revision = ++this.#revision
      // Several attributes set in one task cause one refresh.
      await Promise.resolve()
      if (revision !== this.#revision) return
      const content = await this.#content().catch(() => null)
      if (revision === this.#revision) this.#show(content)
    }

    async #content(): Promise<Node | null> {
      const site = this.getAttribute('site') ?? ''
      const items = /^\d+$/.test(site) ? await readList<Item>(path(site)) : []
      const level = /^[1-6]$/.exec(this.getAttribute('level') ?? '')?.[0] ?? '3'
      if (items.length === 0) return null
      const content = document.createDocumentFragment()
      content.append(render(items, `h${level}`), reportRow(site, ours))
      return content
    }

    #show(content: Node | null) {
      if (!content) return this.shadowRoot?.replaceChildren(document.createElement('slot'))
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      root.replaceChildren(content)
      this.#takeKeyboard()
    }

    /** Makes a list that its page lets scroll scrollable by the keyboard, too. */
    #takeKeyboard() {
      const scrolls = this.scrollHeight > this.clientHeight && getComputedStyle(this).overflowY !== 'visible'
      if (!scrolls || this.hasAttribute('tabindex')) return
      this.tabIndex = 0
      this.role ??= 'group'
      this.ariaLabel ??= this.shadowRoot?.querySelector('[aria-label]')?.ariaLabel ?? null
    }
  }
  if (!customElements.get(name)) customElements.define(name, OstalList)
}
