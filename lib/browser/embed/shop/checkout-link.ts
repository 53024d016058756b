import { element } from '../dom'
import { failure } from '../failure'
import { orderedItems } from './cart'
import { ours, type Shop } from './shop'

/** The link to the checkout. On a click, the API first checks that the shop accepts this cart now; if not, `said` shows its
 *  message. */
export function checkoutLink(shop: Shop, path: string, said: HTMLElement): HTMLElement {
  const href = ours(path)
  const follow = async () => {
    said.replaceChildren()
    try {
      const refusal = await refusalOf(shop)
      if (refusal === null) {
        shop.write(shop.lines, path)
        return location.assign(href)
      }
      said.replaceChildren(element('p', { part: 'fault', role: 'alert' }, refusal))
      void shop.read()
    } catch {
      said.replaceChildren(failure(() => void follow()))
    }
  }
  const link = element('a', { part: 'button primary', id: 'order', href }, 'Commander')
  link.addEventListener('click', (event) => {
    // In another tab or window, it acts as an ordinary link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void follow()
  })
  return link
}

/** Why this cart cannot be ordered now; null when it can. */
async function refusalOf(shop: Shop): Promise<string | null> {
  const answer = await fetch(ours(`api/stripe/checkout/${shop.site}`), {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(orderedItems(shop.checkedLines())),
  })
  return answer.ok ? null : (await answer.json()).message
}
