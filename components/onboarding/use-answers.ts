'use client'

import { useCallback, useMemo, useState } from 'react'
import { type Answers, DEFAULT_ANSWERS } from '@/lib/domain/onboarding/policy'
import { saveDraft, useDraft } from '../ui/forms/drafts'
import { useHydrated } from '../ui/layout/use-hydrated'
import type { MeetingDecision, ProjectDecision } from './decisions'

const NAME = 'ostal-projet'

export type Draft = {
  answers: Answers
  /** One id for the whole wizard: sending twice makes one request. */
  submissionId: string
  /** The open decision of each step. */
  place: { project: ProjectDecision; meeting: MeetingDecision }
  ticketId: number | null
  /** The agency's deadline for an answer, in words; empty if none is promised. */
  answerDue: string
}

const newDraft = (): Draft => ({
  answers: DEFAULT_ANSWERS,
  submissionId: crypto.randomUUID(),
  place: { project: 'hasWebsite', meeting: 'contactOption' },
  ticketId: null,
  answerDue: '',
})

/** The answers of this tab, stored across reloads, a failed submit and a log-in; `isLoaded` is false until they are loaded. A sent
 *  request is loaded only to be shown, never to be sent again. */
export function useAnswers(isSentInitially: boolean) {
  const hydrated = useHydrated()
  const stored = useDraft<Draft>(NAME)
  const [blank] = useState(newDraft)
  const [showsSent, showSent] = useState(isSentInitially)

  const draft = useMemo(() => {
    if (!hydrated || !stored || (stored.ticketId && !showsSent)) return blank
    return { ...blank, ...stored, answers: { ...DEFAULT_ANSWERS, ...stored.answers } }
  }, [hydrated, stored, showsSent, blank])

  const keep = useCallback((next: Draft) => {
    showSent(true)
    saveDraft(NAME, next)
  }, [])
  const startOver = useCallback(() => keep(newDraft()), [keep])
  return { draft, isLoaded: hydrated, keep, startOver }
}
