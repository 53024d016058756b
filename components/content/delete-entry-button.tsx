import { Trash2 } from 'lucide-react'
import { Confirm } from '../ui/confirm'

type Props = { label: string; question?: string; onDelete: () => void }

/** `label`: what is deleted, for screen readers. */
export const DeleteEntryButton = ({
  label,
  question = 'Confirmer la suppression\u00a0?',
  onDelete,
}: Props) => (
  <Confirm
    danger
    label={
      <>
        <Trash2 aria-hidden="true" className="size-4" />
        Supprimer<span className="sr-only"> : {label}</span>
      </>
    }
    question={
      <>
        {question}
        <span className="sr-only"> {label}</span>
      </>
    }
    action={() => onDelete()}
  />
)
