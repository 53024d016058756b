import { failure } from './failure'

type Script = typeof import('./shop/embed-shop')

let script: Promise<Script> | undefined
let attempts = 0

/** Loads the second script from the URL of this one. A retry changes the URL, because browsers cache a failed import. */
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

/** Defines an element of the shop. Its behaviour is in a second script, loaded when the first such element is in a page. */
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
        // Keeps the button, and with it the focus.
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
