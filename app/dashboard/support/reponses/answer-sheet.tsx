'use client'

import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'
import { addAnswerAction, changeAnswerAction } from './actions'

const UNREACHABLE = 'La réponse n’a pas été enregistrée. Vérifiez votre connexion, puis réessayez.'

type Props = { answer: CannedAnswer | undefined; closeHref: string }

/** Adds an answer, or changes one. */
export const AnswerSheet = ({ answer, closeHref }: Props) => (
  <SheetForm
    title={answer ? 'Modifier la réponse' : 'Nouvelle réponse type'}
    closeHref={closeHref}
    action={answer ? changeAnswerAction : addAnswerAction}
    unreachable={UNREACHABLE}
    submit="Enregistrer"
    cancel="Annuler"
    draft={`reponse-${answer?.id ?? 'nouvelle'}`}
    {...(answer && { fields: { id: answer.id } })}
  >
    {({ values, issues }) => (
      <>
        <TextField
          name="title"
          label="Titre"
          hint="Pour la retrouver dans la liste ; le client ne le voit pas."
          required
          autoComplete="off"
          defaultValue={values.title ?? answer?.title}
          issue={issues.title}
        />
        <TextareaField
          name="body"
          label="Texte"
          required
          rows={12}
          defaultValue={values.body ?? answer?.body}
          issue={issues.body}
        />
      </>
    )}
  </SheetForm>
)
