'use client'

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { ChosenPlan } from '@/components/onboarding/chosen-plan'
import { Progress } from '@/components/onboarding/progress'
import { ProjectStep } from '@/components/onboarding/project-step'
import { useAnswers } from '@/components/onboarding/use-answers'
import { useChoice } from '@/components/onboarding/use-choice'
import { Alert } from '@/components/ui/alert'
import {
  type Answers,
  type Choice,
  canContinue,
  missingBefore,
  type Step,
  stepFrom,
  withAnswers,
} from '@/lib/domain/onboarding/policy'
import { ConfirmationStep } from './confirmation-step'
import { MeetingStep } from './meeting-step'
import { SignUpStep } from './sign-up-step'

type Props = {
  initialStep: Step
  /** Why that is not the step that the address asks for. */
  initialReason: string | null
  path: string
  /** What 'Choisir' on the home page carried here. */
  choice: Choice | null
}

/** The four steps. Each has its address. No button leads back, the recap edits in place; the browser's Back does. */
export function Wizard({ initialStep, initialReason, path, choice }: Props) {
  const [wished, setWished] = useState(initialStep)
  const [reason, setReason] = useState(initialReason)
  const [arrivals, setArrivals] = useState(0)
  const { draft, isRead, keep, startOver } = useAnswers(initialStep === 'confirmation')
  const isReady = useChoice({
    choice: initialStep === 'confirmation' ? null : choice,
    staysInAddress: initialStep === 'compte',
    isRead,
    draft,
    keep,
  })
  const step = wished === 'confirmation' && isRead && !draft.ticketId ? 'projet' : wished

  const go = useCallback(
    (next: Step, way: 'pushState' | 'replaceState') => {
      setWished(next)
      setReason(null)
      window.history[way](null, '', `${path}?etape=${next}`)
    },
    [path],
  )
  const change = (changes: Partial<Answers>) =>
    keep({ ...draft, answers: withAnswers(draft.answers, changes) })
  const sent = useCallback(
    (ticketId: number) => {
      keep({ ...draft, ticketId })
      // What was sent is no step to come back to.
      go('confirmation', 'replaceState')
    },
    [draft, keep, go],
  )

  /** Who opens the meeting without a plan is led to the project; who takes the plan back there is not. */
  const openMeeting = useEffectEvent(() => {
    if (step !== 'rendez-vous' || canContinue(draft.answers)) return
    go('projet', 'replaceState')
    setReason(missingBefore('rendez-vous', 'projet'))
  })
  useLayoutEffect(() => {
    if (isReady) openMeeting()
  }, [isReady, arrivals])

  const traverse = useEffectEvent(() => {
    const wish = new URLSearchParams(window.location.search).get('etape') ?? undefined
    const next = stepFrom(wish, initialStep !== 'compte')
    if (draft.ticketId && next !== 'confirmation') startOver()
    setWished(next)
    setReason(null)
    setArrivals((count) => count + 1)
  })
  useEffect(() => {
    const onPopState = () => traverse()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  return (
    <div className="mx-auto grid max-w-6xl gap-8 md:px-4 lg:grid-cols-[17rem_1fr] lg:gap-16">
      <aside className="lg:sticky lg:top-28 lg:self-start">
        <Progress current={step} />
      </aside>
      <div className="min-w-0 max-w-3xl">
        {reason && (
          <Alert look="info" className="mb-6">
            {reason}
          </Alert>
        )}
        {step === 'compte' && <SignUpStep path={path} choice={choice} />}
        {step !== 'compte' && <WithoutScript choice={choice} />}
        {step !== 'compte' && (
          // Keeps its place, unseen, until the answers of this tab are read.
          <div className={isReady ? undefined : 'invisible noscript:hidden'}>
            {step === 'projet' && (
              <ProjectStep
                answers={draft.answers}
                change={change}
                next={() => go('rendez-vous', 'pushState')}
              />
            )}
            {step === 'rendez-vous' && <MeetingStep draft={draft} change={change} sent={sent} />}
            {step === 'confirmation' && (
              <ConfirmationStep
                ticketId={draft.ticketId}
                answers={draft.answers}
                startOver={() => {
                  startOver()
                  go('projet', 'pushState')
                }}
              />
            )}
          </div>
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

const WithoutScript = ({ choice }: { choice: Choice | null }) => (
  <noscript>
    <h1 className="text-4xl">Parlez-nous de votre projet</h1>
    <p className="mt-4 max-w-prose text-lg">
      Votre compte est prêt. Ces questions ont besoin de JavaScript&nbsp;: activez-le pour y répondre ici, ou{' '}
      <a href="/dashboard/new-ticket" className="text-accent-text underline">
        décrivez votre projet dans une demande
      </a>
      , l’agence fera le reste avec vous.
    </p>
    {choice?.plan && <ChosenPlan plan={choice.plan} className="mt-6" />}
  </noscript>
)
