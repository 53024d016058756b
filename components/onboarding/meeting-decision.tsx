'use client'

import type { Answers } from '@/lib/domain/onboarding/policy'
import { TextareaField } from '../ui/fields/text-field'
import { CallTimes } from './call-times'
import type { MeetingDecision as Decision } from './decisions'
import { ContinueButton, Question, QuestionTitle } from './question'

export const CONTACT_WAYS = [
  { value: 'phone', label: 'Par téléphone' },
  { value: 'email', label: 'Par e-mail' },
] as const

type Props = {
  open: Decision
  answers: Answers
  change: (changes: Partial<Answers>) => void
  goOn: (changes: Partial<Answers>) => void
  issues: Record<string, string>
}

/** The open decision of the meeting: how, when, and what else. */
export function MeetingDecision({ open, answers, change, goOn, issues }: Props) {
  if (open === 'contactOption')
    return (
      <Question
        name="contactOption"
        label="Comment préférez-vous être contacté ?"
        options={CONTACT_WAYS}
        value={answers.contactOption}
        choose={(contactOption) => change({ contactOption })}
        answer={(contactOption) => goOn({ contactOption })}
      />
    )
  if (open === 'callTimes')
    return (
      <>
        <QuestionTitle>{'Quand pouvons-nous vous appeler\u00a0?'}</QuestionTitle>
        <CallTimes answers={answers} change={change} issues={issues} />
        <ContinueButton />
      </>
    )
  return (
    <>
      <QuestionTitle>{'Souhaitez-vous ajouter quelque chose\u00a0?'}</QuestionTitle>
      <TextareaField
        name="additionalInfo"
        label="Informations complémentaires"
        hint="Votre activité, un site que vous aimez, une date à tenir…"
        optional
        rows={4}
        maxLength={5000}
        value={answers.additionalInfo}
        onChange={(event) => change({ additionalInfo: event.target.value })}
        issue={issues.additionalInfo}
      />
    </>
  )
}
