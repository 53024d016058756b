'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { RadioField } from '@/components/ui/fields/radio-field'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { GROUNDS, OUTCOMES } from '@/lib/domain/content-notices/policy'
import type { SiteContent } from '@/lib/domain/content-notices/schema'
import { decideNoticeAction } from '../actions'
import { ContentBoxes } from './content-boxes'

const UNREACHABLE = 'Rien n’a été décidé. Vérifiez votre connexion, puis réessayez.'

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

type Props = {
  id: number
  title: string
  /** The site's contents that visitors see. */
  contents: readonly SiteContent[]
  revises?: boolean
}

/** A decision with its statement of reasons: article 17 of regulation (EU) 2022/2065. */
export function DecisionForm({ id, title, contents, revises = false }: Props) {
  const [state, submit, busy] = useGuardedAction(decideNoticeAction, UNREACHABLE)
  const { values, issues } = state
  const field = (name: string, otherwise = '') => ({
    name,
    defaultValue: values[name] ?? otherwise,
    issue: issues[name],
  })
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      aria-label={revises ? 'Révision' : 'Décision'}
      className="group/decision flex flex-col gap-5"
    >
      <FocusFirstFault state={state} title={title} />
      <HiddenFields values={{ id, ...(revises && { revises: '1' }) }} />
      {!revises && <h2 className="text-xl">Décider</h2>}
      {revises && (
        <TextareaField
          {...field('complaint')}
          label="Réclamation"
          hint="De qui, quand, et ce qu’elle dit."
          rows={3}
        />
      )}
      <RadioField
        {...field('outcome')}
        label="Décision"
        options={optionsOf(OUTCOMES)}
        className="[&_div]:flex-col"
      />
      <div className="hidden flex-col gap-5 group-has-[[value$=removed]:checked]/decision:flex">
        <ContentBoxes contents={contents} values={values} />
        <TextareaField
          {...field('elsewhere')}
          label="Autre contenu retiré"
          hint="Ce que vous retirez vous-même, comme un texte d’une page."
          optional
          rows={2}
        />
      </div>
      <TextareaField
        {...field('reasons')}
        label="Faits et circonstances"
        hint="Envoyés à l’auteur du signalement et, si quelque chose est restreint, au client."
      />
      <div className="flex flex-col gap-5 group-has-[[value^=no]:checked]/decision:hidden">
        <RadioField {...field('ground')} label="Fondement de la restriction" options={optionsOf(GROUNDS)} />
        <TextareaField
          {...field('groundText')}
          label="Texte appliqué, et pourquoi"
          hint="L’article de loi, ou la clause des conditions d’utilisation, et pourquoi le contenu y contrevient."
          rows={3}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('scope', 'Partout dans le monde')} label="Portée territoriale" />
          <TextField {...field('duration', 'Sans limite de durée')} label="Durée" optional />
        </div>
      </div>
      <FormOutcome state={state} />
      <SubmitButton className="self-start max-sm:w-full">
        {revises ? 'Réviser la décision' : 'Décider et prévenir'}
      </SubmitButton>
    </form>
  )
}
