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
export function useAnswers() {
  const [draft, setDraft] = useState<Draft | null>(null)

  useEffect(() => setDraft(readDraft()), [])

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

function readDraft(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null
    return stored ? { ...stored, answers: { ...DEFAULT_ANSWERS, ...stored.answers } } : fresh()
  } catch {
    // Forbidden or damaged: start with what everybody starts with.
    return fresh()
  }
}
