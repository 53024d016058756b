import type { MouseEvent } from 'react'
import { Button } from './button'

/** Beside the button that saves a form whose input was kept: says so, and takes it back. */
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
