import type { MouseEvent } from 'react'
import { Button } from '../button'

/** Shown next to the save button of a form with restored input: reports it, and discards it on request. */
export function ResumedInput({ onDrop }: { onDrop: () => void }) {
  function drop({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    form?.reset()
    form?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus()
    onDrop()
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
      Votre saisie est reprise. Elle n’est pas enregistrée.
      <Button look="quiet" size="small" onClick={drop}>
        L’effacer
      </Button>
    </p>
  )
}
