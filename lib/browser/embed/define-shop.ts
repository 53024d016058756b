import { failure } from './failure'

type Script = typeof import('./shop/embed-shop')

let script: Promise<Script> | undefined
let attempts = 0

/** The second script, from where this one came. Another attempt has another address, because browsers keep a failed one. */
function loadShop(): Promise<Script> {
  if (script) return script
  const query = attempts++ ? `?${attempts}` : ''
  const loading: Promise<Script> = import(new URL(`embed-shop.js${query}`, import.meta.url).href)
  script = loading
  loading.catch(() => {
    script = undefined
  })
  return loading
}

/** Defines an element of the shop. What it does is a second script, loaded when the first of them stands in a page. */
export function defineShop(name: string): void {
  class OstalShop extends HTMLElement {
    static observedAttributes = ['site', 'level']

    connectedCallback() {
      void this.#update()
    }

    disconnectedCallback() {
      void this.#update()
    }

    attributeChangedCallback() {
      if (this.isConnected) void this.#update()
    }

    async #update() {
      try {
        const { update } = await loadShop()
        update(this)
      } catch {
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        // The same button stays, and with it the keyboard's place.
        if (!root.getElementById('retry'))
          root.replaceChildren(
            document.createElement('slot'),
            failure(() => void this.#update()),
          )
      }
    }
  }
  if (!customElements.get(name)) customElements.define(name, OstalShop)
}
