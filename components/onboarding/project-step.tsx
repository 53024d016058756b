'use client'

import { type Answers, canContinue } from '@/lib/domain/onboarding/policy'
import { Button } from '../ui/button'
import { NextBar } from './next-bar'
import { PlanPicker } from './plan-picker'
import { Questions } from './questions'
import { StepTitle } from './step-title'

type Props = { answers: Answers; change: (changes: Partial<Answers>) => void; next: () => void }

export function ProjectStep({ answers, change, next }: Props) {
  return (
    <form
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (canContinue(answers)) next()
      }}
    >
      <StepTitle>Décrivez votre projet</StepTitle>
      <Questions answers={answers} change={change} />
      <h2 className="text-2xl">Choisissez une formule</h2>
      <PlanPicker answers={answers} change={change} />
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
