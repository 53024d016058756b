'use client'

import type { ReactNode } from 'react'
import { type Answers, canContinue } from '@/lib/domain/onboarding/policy'
import { Button } from '../ui/button'
import { submittedByContinue } from './continue'
import { decisionAfter, PROJECT, placeIn } from './decisions'
import { NextBar } from './next-bar'
import { ContinueButton, Question, QuestionTitle } from './question'
import { Questions, WebsiteField } from './questions'
import { StepTitle } from './step-title'
import { TakenDecisions } from './taken-decisions'
import type { Draft } from './use-answers'
import { useArrival } from './use-arrival'
import { isYesNo, YES_NO } from './yes-no-words'

const YES_OR_NO = [
  { value: true, label: 'Oui' },
  { value: false, label: 'Non' },
]

type Props = {
  draft: Draft
  change: (changes: Partial<Answers>, place?: Partial<Draft['place']>) => void
  /** The choice of a plan; null until it is loaded. */
  plans: ReactNode
  next: () => void
}

/** The questions one at a time, then the plan. Answers stay below, editable in place. */
export function ProjectStep({ draft: { answers, place }, change, plans, next }: Props) {
  const { open, taken, count } = placeIn(PROJECT, place.project, answers)
  const { place: part, arrive } = useArrival(open)
  const goOn = (changes: Partial<Answers> = {}) => {
    arrive()
    change(changes, { project: decisionAfter(PROJECT, open, { ...answers, ...changes }) })
  }
  return (
    <form
      className="flex grow flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (submittedByContinue(event)) goOn()
        else if (canContinue(answers)) next()
      }}
    >
      <StepTitle part={taken.length + 1} of={count}>
        Décrivez votre projet
      </StepTitle>
      <div
        ref={part}
        key={open}
        className="flex flex-col gap-6 transition-opacity duration-200 starting:opacity-0"
      >
        {isYesNo(open) && (
          <Question
            name={open}
            {...YES_NO[open]}
            options={YES_OR_NO}
            value={answers[open]}
            choose={(value) => change({ [open]: value })}
            answer={(value) => goOn({ [open]: value })}
          />
        )}
        {open === 'websiteUrl' && (
          <>
            <QuestionTitle>{'Où se trouve-t-il\u00a0?'}</QuestionTitle>
            <div className="sm:max-w-lg">
              <WebsiteField answers={answers} change={change} />
            </div>
            <ContinueButton />
          </>
        )}
        {open === 'selectedPlan' && (
          <>
            <QuestionTitle>Choisissez une formule</QuestionTitle>
            {plans}
          </>
        )}
      </div>
      {taken.length > 0 && (
        <TakenDecisions>
          <Questions decisions={taken} answers={answers} change={change} />
        </TakenDecisions>
      )}
      <NextBar answers={answers}>
        <Button
          type="submit"
          disabled={!canContinue(answers)}
          aria-describedby={canContinue(answers) ? undefined : 'next-reason'}
        >
          Suivant
        </Button>
      </NextBar>
    </form>
  )
}
