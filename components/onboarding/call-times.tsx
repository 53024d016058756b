'use client'

import type { Answers } from '@/lib/domain/onboarding/policy'
import { TextField } from '../ui/fields/text-field'
import { SuggestionField } from './suggestion-field'
import { DAY_CHIPS, HOUR_CHIPS, WISH_LENGTH } from './suggestions'

type Props = { answers: Answers; change: (changes: Partial<Answers>) => void; issues: Record<string, string> }

/** When the agency may call. */
export const CallTimes = ({ answers, change, issues }: Props) => (
  <div className="flex flex-col gap-6 sm:max-w-xl">
    <SuggestionField
      name="preferredDays"
      label="Jours préférés"
      placeholder="Lundi ou jeudi"
      chips={DAY_CHIPS}
      value={answers.preferredDays}
      onChange={(preferredDays) => change({ preferredDays })}
      issue={issues.preferredDays}
    />
    <SuggestionField
      name="preferredHours"
      label="Heures préférées"
      placeholder="Le matin, avant 11&nbsp;h"
      chips={HOUR_CHIPS}
      value={answers.preferredHours}
      onChange={(preferredHours) => change({ preferredHours })}
      issue={issues.preferredHours}
    />
    <TextField
      name="exclusivePeriod"
      label="Période exclusive"
      hint="Uniquement si vous n’êtes joignable qu’à un moment précis."
      value={answers.exclusivePeriod}
      maxLength={WISH_LENGTH}
      autoComplete="off"
      optional
      issue={issues.exclusivePeriod}
      onChange={(event) => change({ exclusivePeriod: event.target.value })}
    />
  </div>
)
