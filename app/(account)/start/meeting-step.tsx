'use client'

import { useEffect, useRef } from 'react'
import { submittedByContinue } from '@/components/onboarding/continue'
import { decisionAfter, MEETING_DECISIONS, placeIn } from '@/components/onboarding/decisions'
import { MeetingDecision } from '@/components/onboarding/meeting-decision'
import { NextBar } from '@/components/onboarding/next-bar'
import { Recap } from '@/components/onboarding/recap'
import { StepTitle } from '@/components/onboarding/step-title'
import type { Draft } from '@/components/onboarding/use-answers'
import { useArrival } from '@/components/onboarding/use-arrival'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { type Answers, canContinue } from '@/lib/domain/onboarding/policy'
import { submitProjectAction } from './actions'

const NOT_SENT = 'Votre demande n’est pas partie. Vos réponses sont conservées.'

type Props = {
  draft: Draft
  /** Whether the page began with this step. */
  isFirst: boolean
  change: (changes: Partial<Answers>, place?: Partial<Draft['place']>) => void
  sent: (result: Pick<Draft, 'ticketId' | 'answerDue'>) => void
}

export function MeetingStep({ draft, isFirst, change, sent }: Props) {
  const { answers, place, submissionId } = draft
  const { open, taken, count } = placeIn(MEETING_DECISIONS, place.meeting, answers)
  const { place: part, arrive } = useArrival(open)
  const goOn = (changes: Partial<Answers>) => {
    arrive()
    change(changes, { meeting: decisionAfter(MEETING_DECISIONS, open, { ...answers, ...changes }) })
  }
  const [state, submit, busy] = useGuardedAction(submitProjectAction, NOT_SENT)

  useEffect(() => {
    if (state.status !== 'done') return
    sent({ ticketId: Number(state.values.ticketId), answerDue: state.values.answerDue ?? '' })
  }, [state, sent])

  const failed = state.status === 'error'
  const fault = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.status === 'error' && Object.keys(state.issues).length === 0)
      fault.current?.focus({ preventScroll: true })
  }, [state])
  return (
    <form
      action={submit}
      onSubmit={(event) => {
        if (!submittedByContinue(event)) return
        event.preventDefault()
        goOn({})
      }}
      className="flex grow flex-col gap-8"
    >
      <FocusFirstFault state={state} />
      <StepTitle part={taken.length + 1} of={count} isFirst={isFirst}>
        Convenons d’un rendez-vous
      </StepTitle>
      <div
        ref={part}
        key={open}
        className="flex flex-col gap-6 transition-opacity duration-200 starting:opacity-0"
      >
        <MeetingDecision {...{ open, answers, change, goOn }} issues={state.issues} />
      </div>
      <Recap {...{ answers, taken, change }} issues={state.issues} />
      <input
        type="hidden"
        name="request"
        value={JSON.stringify({ ...answers, submissionId })}
        // This tab's id replaces the server's.
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
