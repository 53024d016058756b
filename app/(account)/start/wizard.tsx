'use client'

import { useCallback, useState } from 'react'
import { Progress } from '@/components/onboarding/progress'
import { ProjectStep } from '@/components/onboarding/project-step'
import { useAnswers } from '@/components/onboarding/use-answers'
import { Spinner } from '@/components/ui/spinner'
import { type Answers, type Step, withAnswers } from '@/lib/domain/onboarding/policy'
import { ConfirmationStep } from './confirmation-step'
import { MeetingStep } from './meeting-step'
import { SignUpStep } from './sign-up-step'

type Props = { initialStep: Step; path: string }

/** The four steps. Each has its address, and none leads back: the recap edits in place. */
export function Wizard({ initialStep, path }: Props) {
  const [wished, setWished] = useState(initialStep)
  const { draft, keep, startOver } = useAnswers(initialStep === 'confirmation')
  const step = wished === 'confirmation' && draft && !draft.ticketId ? 'projet' : wished

  const go = useCallback(
    (next: Step) => {
      setWished(next)
      window.history.replaceState(null, '', `${path}?etape=${next}`)
    },
    [path],
  )
  const change = (changes: Partial<Answers>) =>
    draft && keep({ ...draft, answers: withAnswers(draft.answers, changes) })
  const sent = useCallback(
    (ticketId: number) => {
      if (draft) keep({ ...draft, ticketId })
      go('confirmation')
    },
    [draft, keep, go],
  )

  return (
    <div className="mx-auto grid max-w-6xl gap-8 md:px-4 lg:grid-cols-[17rem_1fr] lg:gap-16">
      <aside className="lg:sticky lg:top-28 lg:self-start">
        <Progress current={step} />
      </aside>
      <div className="min-w-0 max-w-3xl">
        {step === 'compte' && <SignUpStep path={path} />}
        {step !== 'compte' && !draft && <Spinner />}
        {step === 'projet' && draft && (
          <ProjectStep answers={draft.answers} change={change} next={() => go('rendez-vous')} />
        )}
        {step === 'rendez-vous' && draft && <MeetingStep draft={draft} change={change} sent={sent} />}
        {step === 'confirmation' && draft?.ticketId && (
          <ConfirmationStep
            ticketId={draft.ticketId}
            startOver={() => {
              startOver()
              go('projet')
            }}
          />
        )}
        <p className="mt-10 border-hairline border-t pt-5 text-muted">
          Une question&nbsp;?{' '}
          <a href="/contact" className="text-accent-text underline">
            Contactez-nous
          </a>
        </p>
      </div>
    </div>
  )
}
