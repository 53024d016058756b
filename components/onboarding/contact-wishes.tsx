'use client'

import type { Answers } from '@/lib/domain/onboarding/policy'
import { RadioField } from '../ui/radio-field'
import { TextareaField, TextField } from '../ui/text-field'
import { useHydrated } from '../ui/use-hydrated'

type Props = { answers: Answers; change: (changes: Partial<Answers>) => void; issues: Record<string, string> }

/** How the agency should get in touch. Hours and days only matter for a call. */
export function ContactWishes({ answers, change, issues }: Props) {
  const hydrated = useHydrated()
  const text = (name: 'preferredHours' | 'preferredDays' | 'exclusivePeriod') => ({
    name,
    value: answers[name],
    maxLength: 200,
    optional: true,
    issue: issues[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <div className="flex flex-col gap-5">
      <RadioField
        // Begun anew with the answers that this tab has kept.
        key={String(hydrated)}
        name="contactOption"
        label="Comment préférez-vous être contacté ?"
        options={[
          { value: 'phone', label: 'Par téléphone' },
          { value: 'email', label: 'Par e-mail' },
        ]}
        defaultValue={answers.contactOption}
        onChange={(value) => change({ contactOption: value === 'email' ? 'email' : 'phone' })}
        issue={issues.contactOption}
      />
      {answers.contactOption === 'phone' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Heures préférées"
            placeholder="Le matin, avant 11&nbsp;h"
            {...text('preferredHours')}
          />
          <TextField label="Jours préférés" placeholder="Lundi ou jeudi" {...text('preferredDays')} />
          <TextField
            className="sm:col-span-2"
            label="Période exclusive"
            hint="Uniquement si vous n’êtes joignable qu’à un moment précis."
            {...text('exclusivePeriod')}
          />
        </div>
      )}
      <TextareaField
        name="additionalInfo"
        label="Informations complémentaires"
        optional
        maxLength={5000}
        value={answers.additionalInfo}
        onChange={(event) => change({ additionalInfo: event.target.value })}
        issue={issues.additionalInfo}
      />
    </div>
  )
}
