'use client'

import { useEffect, useRef } from 'react'
import { ContactWishes } from '@/components/onboarding/contact-wishes'
import { NextBar } from '@/components/onboarding/next-bar'
import { Recap } from '@/components/onboarding/recap'
import { StepTitle } from '@/components/onboarding/step-title'
import type { Draft } from '@/components/onboarding/use-answers'
import { Alert } from '@/components/ui/alert'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { SubmitButton } from '@/components/ui/submit-button'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { type Answers, canContinue } from '@/lib/domain/onboarding/policy'
import { submitProjectAction } from './actions'

const NOT_SENT = 'Votre demande n’est pas partie. Vos réponses sont conservées.'

type Props = { draft: Draft; change: (changes: Partial<Answers>) => void; sent: (ticketId: number) => void }

export function MeetingStep({ draft, change, sent }: Props) {
  const { answers, submissionId } = draft
  const [state, submit, busy] = useGuardedAction(submitProjectAction, NOT_SENT)
  const ticketId = state.status === 'done' ? Number(state.values.ticketId) : null

  useEffect(() => {
    if (ticketId) sent(ticketId)
  }, [ticketId, sent])

  const failed = state.status === 'error'
  const fault = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.status === 'error' && Object.keys(state.issues).length === 0)
      fault.current?.focus({ preventScroll: true })
  }, [state])
  return (
    <form action={submit} className="flex flex-col gap-8">
      <FocusFirstFault state={state} />
      <StepTitle>Convenons d’un rendez-vous</StepTitle>
      <Recap answers={answers} change={change} urlIssue={state.issues.websiteUrl} />
      <ContactWishes answers={answers} change={change} issues={state.issues} />
      <input
        type="hidden"
        name="request"
        value={JSON.stringify({ ...answers, submissionId })}
        // The server's own id gives way to the one of this tab.
        suppressHydrationWarning
      />
      <NextBar
        answers={answers}
        fault={
          failed && (
            <Alert ref={fault} tabIndex={-1} className="basis-full">
              {NOT_SENT} {state.message !== NOT_SENT && state.message}
            </Alert>
          )
        }
      >
        <SubmitButton
          disabled={!canContinue(answers)}
          aria-describedby={canContinue(answers) ? undefined : 'next-reason'}
        >
          {busy ? 'Envoi…' : failed ? 'Réessayer' : 'Envoyer ma demande'}
        </SubmitButton>
      </NextBar>
    </form>
  )
}
