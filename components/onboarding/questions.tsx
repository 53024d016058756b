'use client'

import type { Answers } from '@/lib/domain/onboarding/policy'
import { TextField } from '../ui/text-field'
import { YesNo } from './yes-no'

type Props = { answers: Answers; change: (changes: Partial<Answers>) => void; urlIssue?: string | undefined }

/** The yes/no questions about the project. */
export function Questions({ answers, change, urlIssue }: Props) {
  return (
    <div className="flex flex-col divide-y divide-hairline">
      <YesNo
        name="hasWebsite"
        label="Avez-vous déjà un site ?"
        value={answers.hasWebsite}
        onChange={(hasWebsite) => change({ hasWebsite })}
      />
      {answers.hasWebsite && (
        <div className="flex flex-col gap-2 pb-4">
          <YesNo
            name="isOstalWebsite"
            label="Votre site actuel a-t-il été réalisé par Ostal ?"
            value={answers.madeByAgency}
            onChange={(madeByAgency) => change({ madeByAgency })}
          />
          <TextField
            name="websiteUrl"
            label="Adresse de votre site"
            type="url"
            inputMode="url"
            optional
            placeholder="https://www.mon-site.fr"
            value={answers.websiteUrl}
            onChange={(event) => change({ websiteUrl: event.target.value })}
            issue={urlIssue}
          />
        </div>
      )}
      <YesNo
        name="newWebsite"
        label="Voulez-vous un nouveau site ?"
        value={answers.newWebsite}
        onChange={(newWebsite) => change({ newWebsite })}
      />
      <YesNo
        name="isExperienced"
        label="Êtes-vous à l’aise avec les outils du web ?"
        value={answers.isExperienced}
        onChange={(isExperienced) => change({ isExperienced })}
      />
      <YesNo
        name="wantsSubscription"
        label="Souhaitez-vous un support technique (abonnement) ?"
        value={answers.wantsSubscription}
        onChange={(wantsSubscription) => change({ wantsSubscription })}
      />
      <YesNo
        name="wantsEcommerce"
        label="Voulez-vous vendre en ligne (e-commerce) ?"
        value={answers.wantsEcommerce}
        onChange={(wantsEcommerce) => change({ wantsEcommerce })}
      />
    </div>
  )
}
