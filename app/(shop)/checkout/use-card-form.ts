import { useRef, useState } from 'react'
import type { CardForm, ShowForm } from './embedded-form'

/** A slow script must not keep an order waiting. */
const LIMIT_MS = 4_000

/** The provider's form, loaded once, when an order is sent; null when it does not load in time: the order is then paid on
 *  the provider's page. */
export function useCardForm(card: CardForm | null) {
  const asked = useRef<Promise<ShowForm | null>>(null)
  const [show, setShow] = useState<ShowForm | null>(null)
  async function load(): Promise<boolean> {
    if (!card) return false
    asked.current ??= Promise.race([loadQuietly(card), tooLate()])
    const loaded = await asked.current
    setShow(() => loaded)
    return loaded !== null
  }
  return { show, load }
}

async function loadQuietly(card: CardForm): Promise<ShowForm | null> {
  try {
    const { loadForm } = await import('./embedded-form')
    return await loadForm(card)
  } catch {
    // Blocked or unreachable.
    return null
  }
}

const tooLate = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), LIMIT_MS))
