import { clsx } from 'clsx'
import { Button } from '../ui/button'
import { SubmitButton } from '../ui/forms/submit-button'

const REQUIRED = 'Obligatoire, sauf mention «\u00a0facultatif\u00a0».'

type Props = { isNew: boolean; isDirty: boolean; busy: boolean; onCancel: () => void }

/** Stays at the bottom of the form: whether something is unsaved, and the buttons. */
export const EntrySaveBar = ({ isNew, isDirty, busy, onCancel }: Props) => (
  <div
    data-save-bar="open"
    className="sticky bottom-0 z-1 -mx-5 -mb-5 flex flex-wrap gap-3 rounded-b-card border-hairline border-t bg-surface px-5 py-3 max-md:order-2"
  >
    <p role="status" className={clsx('w-full text-sm', isDirty ? 'font-medium text-late' : 'text-muted')}>
      {isDirty ? 'Modifications non enregistrées' : isNew ? REQUIRED : 'Aucune modification'}
    </p>
    <SubmitButton className="flex-1">
      {busy ? 'Enregistrement…' : isNew ? 'Ajouter' : 'Enregistrer'}
    </SubmitButton>
    <Button type="reset" look="secondary" onClick={onCancel} busy={busy}>
      Annuler
    </Button>
  </div>
)
