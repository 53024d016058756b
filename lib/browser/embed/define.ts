import { readList } from './read-list'
import { STYLES } from './styles'

const sheet = new CSSStyleSheet()
sheet.replaceSync(STYLES)

type Kind<Item> = {
  /** Below /api, for a website's id. */
  path: (site: string) => string
  /** `heading`: the tag of a card's heading, `h3` unless the page asks for another level. */
  render: (items: Item[], heading: string) => Node
}

/** Makes an element that shows a website's list. Its own content stays where there is nothing to show or it cannot be read. */
export function define<Item>(name: string, { path, render }: Kind<Item>): void {
  class OstalList extends HTMLElement {
    static observedAttributes = ['site', 'level']
    #turn = 0

    connectedCallback() {
      addEventListener('pageshow', this)
      void this.#refresh()
    }

    disconnectedCallback() {
      removeEventListener('pageshow', this)
    }

    attributeChangedCallback() {
      if (this.isConnected) void this.#refresh()
    }

    /** A page that comes back from the browser's memory is as old as when it was left. */
    handleEvent(event: PageTransitionEvent) {
      if (event.persisted) void this.#refresh()
    }

    async #refresh() {
      const turn = ++this.#turn
      // Attributes that are set one after the other are read once.
      await Promise.resolve()
      if (turn !== this.#turn) return
      const content = await this.#content().catch(() => null)
      if (turn === this.#turn) this.#show(content)
    }

    async #content(): Promise<Node | null> {
      const site = this.getAttribute('site') ?? ''
      const items = /^\d+$/.test(site) ? await readList<Item>(path(site)) : []
      const level = /^[1-6]$/.exec(this.getAttribute('level') ?? '')?.[0] ?? '3'
      return items.length > 0 ? render(items, `h${level}`) : null
    }

    #show(content: Node | null) {
      if (!content) return this.shadowRoot?.replaceChildren(document.createElement('slot'))
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      root.replaceChildren(content)
    }
  }
  if (!customElements.get(name)) customElements.define(name, OstalList)
}
