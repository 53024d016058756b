import { useEffect, useRef } from 'react'
import { storedTexts, storeTexts } from './stored-texts'

type Draft = { me: number; ticketId: number; lastMessageId: number }

/** The unsent input of the send box, kept across a reload and a log-in. */
export function useDraft({ me, ticketId, lastMessageId }: Draft) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { draft } = storedTexts(me, ticketId)
    if (box.current?.value === '') box.current.value = draft
  }, [me, ticketId])

  return {
    box,
    store() {
      const draft = box.current?.value ?? ''
      const { since } = storedTexts(me, ticketId)
      storeTexts(me, ticketId, { draft, since: draft === '' ? undefined : (since ?? lastMessageId) })
    },
    /** Inserts a text before the draft. Its author has already been asked about newer messages. */
    prepend(text: string) {
      if (box.current) box.current.value = [text, box.current.value].filter(Boolean).join('\n\n')
      storeTexts(me, ticketId, { since: undefined })
    },
    /** Empties the box; returns the last message that the author had seen when they began to write. */
    take(): number {
      const { since = lastMessageId } = storedTexts(me, ticketId)
      if (box.current) box.current.value = ''
      storeTexts(me, ticketId, { draft: '', since: undefined })
      return since
    },
  }
}
