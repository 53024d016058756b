'use client'

import { useCallback, useEffect, useState } from 'react'
import { type Answers, DEFAULT_ANSWERS } from '@/lib/domain/onboarding/policy'

const KEY = 'ostal-projet'

export type Draft = {
  answers: Answers
  /** One for the whole wizard: sending twice makes one request. */
  submissionId: string
  ticketId: number | null
}

const fresh = (): Draft => ({ answers: DEFAULT_ANSWERS, submissionId: crypto.randomUUID(), ticketId: null })

/** The answers of this tab, kept over reloads, a failed submit and a log-in. null until they are read. */
export function useAnswers(showsSent: boolean) {
  const [draft, setDraft] = useState<Draft | null>(null)

  useEffect(() => setDraft(readDraft(showsSent)), [showsSent])

  const keep = useCallback((next: Draft) => {
    setDraft(next)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Storage is full or forbidden: the answers live as long as the page.
    }
  }, [])

  const startOver = useCallback(() => keep(fresh()), [keep])
  return { draft, keep, startOver }
}

/** What this tab holds; a request that was sent is only read again to be shown, never to be sent as the next one. */
function readDraft(showsSent: boolean): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null
    return stored && (showsSent || !stored.ticketId)
      ? { ...stored, answers: { ...DEFAULT_ANSWERS, ...stored.answers } }
      : fresh()
  } catch {
    // Forbidden or damaged: start with what everybody starts with.
    return fresh()
  }
}
