'use client'

import type { Answers } from '@/lib/domain/onboarding/policy'
import { RadioField } from '../ui/fields/radio-field'
import { CallTimes } from './call-times'
import type { MeetingDecision } from './decisions'
import { CONTACT_WAYS } from './meeting-decision'
import { Line, Part } from './recap-part'

type Props = {
  answers: Answers
  taken: readonly MeetingDecision[]
  change: (changes: Partial<Answers>) => void
  issues: Record<string, string>
}

const TIMES = ['preferredDays', 'preferredHours', 'exclusivePeriod'] as const

/** How and when the agency should get in touch, as far as decided. */
export function MeetingPart({ answers, taken, change, issues }: Props) {
  const withTimes = taken.includes('callTimes')
  return (
    <Part
      title="Votre rendez-vous"
      forceOpen={TIMES.some((name) => issues[name])}
      editor={
        <div className="flex flex-col gap-5">
          <RadioField
            name="contactOption"
            label="Comment préférez-vous être contacté ?"
            options={CONTACT_WAYS}
            defaultValue={answers.contactOption}
            onChange={(value) => change({ contactOption: value === 'email' ? 'email' : 'phone' })}
            issue={issues.contactOption}
          />
          {withTimes && <CallTimes answers={answers} change={change} issues={issues} />}
        </div>
      }
    >
      <Line term="Contact">{CONTACT_WAYS.find(({ value }) => value === answers.contactOption)?.label}</Line>
      {withTimes && (
        <>
          <Line term="Jours">{answers.preferredDays || 'Indifférent'}</Line>
          <Line term="Heures">{answers.preferredHours || 'Indifférent'}</Line>
          {answers.exclusivePeriod && <Line term="Période exclusive">{answers.exclusivePeriod}</Line>}
        </>
      )}
    </Part>
  )
}
