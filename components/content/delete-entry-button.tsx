import { Trash2 } from 'lucide-react'
import { useActionState } from 'react'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import type { HiddenValues } from '../ui/fields/hidden-fields'
import type { FormAction } from '../ui/forms/use-guarded-action'
import { Alert } from '../ui/layout/alert'
import { useHydrated } from '../ui/layout/use-hydrated'
import { Confirm } from '../ui/overlays/confirm'

/** The server action behind 'Oui' without script. */
export type Deletion = { action: FormAction; fields: HiddenValues }

type Props = Deletion & {
  label: string
  question?: string
  onDelete: () => void
  /** The id of the question, when a button elsewhere opens it. */
  id?: string
}

/** `label`: what is deleted, for screen readers. */
export function DeleteEntryButton({
  label,
  question = 'Confirmer la suppression\u00a0?',
  action,
  fields,
  onDelete,
  id,
}: Props) {
  const hydrated = useHydrated()
  const [state, submit] = useActionState(action, EMPTY_FORM)
  return (
    <>
      <Confirm
        danger
        {...(id === undefined ? { label: <Label label={label} /> } : { id })}
        question={
          <>
            {question}
            <span className="sr-only"> {label}</span>
          </>
        }
        action={hydrated ? () => onDelete() : submit}
        fields={fields}
      />
      {state.status === 'error' && <Alert className="basis-full text-sm">{state.message}</Alert>}
    </>
  )
}

const Label = ({ label }: { label: string }) => (
  <>
    <Trash2 aria-hidden="true" className="size-4" />
    Supprimer<span className="sr-only">&nbsp;: {label}</span>
  </>
)
