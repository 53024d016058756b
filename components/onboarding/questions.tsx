'use client'

import type { Answers } from '@/lib/domain/onboarding/policy'
import { TextField } from '../ui/fields/text-field'
import type { ProjectDecision } from './decisions'
import { YesNo } from './yes-no'
import { isYesNo, YES_NO } from './yes-no-words'

type Props = {
  decisions: readonly ProjectDecision[]
  answers: Answers
  change: (changes: Partial<Answers>) => void
  urlIssue?: string | undefined
}

/** Questions about the project as lines whose answer can be changed in place. */
export function Questions({ decisions, answers, change, urlIssue }: Props) {
  return (
    <div className="flex flex-col divide-y divide-hairline">
      {decisions.map((decision) =>
        isYesNo(decision) ? (
          <YesNo
            key={decision}
            name={decision}
            label={YES_NO[decision].label}
            value={answers[decision]}
            onChange={(value) => change({ [decision]: value })}
          />
        ) : (
          decision === 'websiteUrl' && (
            <div key={decision} className="py-4">
              <WebsiteField answers={answers} change={change} issue={urlIssue} />
            </div>
          )
        ),
      )}
    </div>
  )
}

type FieldProps = Pick<Props, 'answers' | 'change'> & { issue?: string | undefined }

export const WebsiteField = ({ answers, change, issue }: FieldProps) => (
  <TextField
    name="websiteUrl"
    label="Adresse de votre site"
    type="url"
    inputMode="url"
    optional
    placeholder="https://www.mon-site.fr"
    value={answers.websiteUrl}
    onChange={(event) => change({ websiteUrl: event.target.value })}
    issue={issue}
  />
)
