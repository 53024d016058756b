'use client'

import { startTransition } from 'react'
import { showToast } from './toast'

/** Undoes a change; returns the French reason of a refusal. A list that shows its own failures returns nothing. */
type Undo = () => Promise<string | undefined> | void

/** Announces a change with « Annuler », for ten seconds: by a press, by F6 and Enter, or by Ctrl+Z outside of fields. When
 *  it is refused, the toast shows the reason and offers to retry. */
export function showUndo(text: string, undo: Undo, undone = 'Annulé'): void {
  const run = () =>
    startTransition(async () => {
      const running = undo()
      if (!running) return
      const reason = await running
      if (reason === undefined) showToast({ text: undone })
      else showToast({ text: reason, failed: true, action: { label: 'Réessayer', run } })
    })
  showToast({ text, undoes: true, action: { label: 'Annuler', run } })
}
