import type { Unsent } from '@/components/tickets/conversation'

/** What one person has written in one ticket and not got through yet; lives as long as the browser's tab. */
export type Texts = { draft: string; unsent: Unsent[] }

const NOTHING: Texts = { draft: '', unsent: [] }
const nameOf = (userId: number, ticketId: number) => `ostal-ticket-${ticketId}-${userId}`

export function storedTexts(userId: number, ticketId: number): Texts {
  try {
    const texts: Texts = {
      ...NOTHING,
      ...JSON.parse(sessionStorage.getItem(nameOf(userId, ticketId)) ?? '{}'),
    }
    return { ...texts, unsent: texts.unsent.map((one) => ({ ...one, at: new Date(one.at), failed: true })) }
  } catch {
    // A browser may deny its storage; then nothing is kept.
    return NOTHING
  }
}

export function storeTexts(userId: number, ticketId: number, change: Partial<Texts>): void {
  try {
    const texts = { ...storedTexts(userId, ticketId), ...change }
    const name = nameOf(userId, ticketId)
    if (texts.draft === '' && texts.unsent.length === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(texts))
  } catch {
    // As above.
  }
}
