'use client'

import { clsx } from 'clsx'
import { type ReactNode, useCallback } from 'react'
import { MEETING_DECISIONS, PROJECT, placeIn } from '@/components/onboarding/decisions'
import type { Person } from '@/components/onboarding/person-row'
import { Progress } from '@/components/onboarding/progress'
import { ProjectStep } from '@/components/onboarding/project-step'
import { type Draft, useAnswers } from '@/components/onboarding/use-answers'
import { useChoice } from '@/components/onboarding/use-choice'
import { WizardFrame } from '@/components/onboarding/wizard-frame'
import { type Answers, type Choice, type LaterStep, withAnswers } from '@/lib/domain/onboarding/policy'
import { useLaterSteps } from './use-later-steps'
import { useStep } from './use-step'

type Props = {
  initialStep: LaterStep
  /** Why it differs from the step that the URL asks for. */
  initialReason: string | null
  path: string
  /** The plan chosen by 'Choisir' on the home page. */
  choice: Choice | null
  whatNext: ReactNode
  withoutScript: ReactNode
  person: Person
  stages: ReactNode
}

/** The steps after the sign-up. Each has its URL. Only the browser's Back leads back: the recap edits in place. */
export function Wizard(props: Props) {
  const { initialStep, initialReason, path, choice, whatNext, withoutScript, person, stages } = props
  const later = useLaterSteps()
  const { draft, isLoaded, keep, startOver } = useAnswers(initialStep === 'confirmation')
  const isReady = useChoice({
    choice: initialStep === 'confirmation' ? null : choice,
    isLoaded,
    draft,
    keep,
  })
  const { step, reason, isFirst, go } = useStep({
    initialStep,
    initialReason,
    path,
    draft,
    isLoaded,
    isReady,
    startOver,
  })
  const change = (changes: Partial<Answers>, place?: Partial<Draft['place']>) =>
    keep({
      ...draft,
      answers: withAnswers(draft.answers, changes),
      place: { ...draft.place, ...place },
    })
  const sent = useCallback(
    (result: Pick<Draft, 'ticketId' | 'answerDue'>) => {
      keep({ ...draft, ...result })
      // Back must not return to a step that was sent.
      go('confirmation', 'replaceState')
    },
    [draft, keep, go],
  )

  const isAsking = step === 'projet' && draft.place.project !== 'selectedPlan'
  const isShown = isReady && (isAsking || later !== null)
  return (
    <WizardFrame
      progress={<Progress current={step} share={isReady ? shareOf(step, draft) : 0} />}
      whatNext={step !== 'confirmation' && whatNext}
      reason={reason}
    >
      {withoutScript}
      {/* Invisible, but keeps its space, until this tab's answers are read and their step is loaded. */}
      <div className={clsx('flex grow flex-col', !isShown && 'invisible noscript:hidden')}>
        {step === 'projet' && (
          <ProjectStep
            draft={draft}
            change={change}
            plans={later && <later.PlanPicker answers={draft.answers} change={change} />}
            next={() => go('rendez-vous', 'pushState')}
          />
        )}
        {later && step === 'rendez-vous' && (
          <later.MeetingStep draft={draft} change={change} sent={sent} isFirst={isFirst} />
        )}
        {later && step === 'confirmation' && (
          <later.ConfirmationStep
            isFirst={isFirst}
            draft={draft}
            person={person}
            stages={stages}
            startOver={() => {
              startOver()
              go('projet', 'pushState')
            }}
          />
        )}
      </div>
    </WizardFrame>
  )
}

/** The share of a step's decisions already made. */
function shareOf(step: LaterStep, { answers, place }: Draft): number {
  if (step === 'confirmation') return 1
  const { taken, count } =
    step === 'projet'
      ? placeIn(PROJECT, place.project, answers)
      : placeIn(MEETING_DECISIONS, place.meeting, answers)
  return (taken.length + (answers.selectedPlan && step === 'projet' ? 1 : 0)) / count
}
