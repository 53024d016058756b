import type { Unsent } from '@/components/tickets/conversation'
import { readDraft, saveDraft } from '@/components/ui/forms/drafts'

/** A person's unsent texts in one ticket. */
type Texts = {
  draft: string
  /** The last message that the person had seen when they began to write the draft. */
  since: number | undefined
  unsent: Unsent[]
}

const nameOf = (userId: number, ticketId: number) => `ostal-ticket-${ticketId}-${userId}`

/** Messages that were being sent when the page was closed count as failed. */
export function storedTexts(userId: number, ticketId: number): Texts {
  const { draft = '', since, unsent = [] } = readDraft<Partial<Texts>>(nameOf(userId, ticketId)) ?? {}
  return { draft, since, unsent: unsent.map((one) => ({ ...one, at: new Date(one.at), failed: !one.asks })) }
}

export function storeTexts(userId: number, ticketId: number, change: Partial<Texts>): void {
  const texts = { ...storedTexts(userId, ticketId), ...change }
  const isEmpty = texts.draft === '' && texts.unsent.length === 0
  saveDraft(nameOf(userId, ticketId), isEmpty ? undefined : texts)
}
