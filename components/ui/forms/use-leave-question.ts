import { type MouseEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { dropFormDraft } from './form-draft'
import { hasUnsavedInput } from './unsaved'

/** Asks before Escape or a link to `closeHref` closes a dialog with unsaved input. `close`: the link that Escape follows; `stay`:
 *  takes the question back. The rest are the dialog's events. */
export function useLeaveQuestion(dialog: RefObject<HTMLDialogElement | null>, closeHref: string) {
  const close = useRef<HTMLAnchorElement>(null)
  /** The focused element when the question was asked. */
  const [asked, setAsked] = useState<Element | null>(null)
  const isUnsaved = () => dialog.current !== null && hasUnsavedInput(dialog.current)

  function stay() {
    setAsked(null)
    if (asked instanceof HTMLElement) asked.focus()
  }

  function dropDrafts() {
    for (const form of dialog.current?.querySelectorAll<HTMLFormElement>('form[data-draft]') ?? [])
      dropFormDraft(form)
  }

  return {
    close,
    isAsked: asked !== null,
    stay,
    onCancel(event: SyntheticEvent) {
      // A file field's `cancel` event bubbles up to here too.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (asked) stay()
      else close.current?.click()
    },
    /** A second Escape in a row closes without `cancel`. */
    onClose(event: SyntheticEvent) {
      if (event.target !== event.currentTarget || !dialog.current?.isConnected) return
      if (isUnsaved()) dialog.current.showModal()
      close.current?.click()
    },
    onClickCapture(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link) return
      if (link.closest('[data-leaves]')) return dropDrafts()
      if (link.getAttribute('href') !== closeHref || !isUnsaved()) return
      event.preventDefault()
      event.stopPropagation()
      setAsked(document.activeElement ?? document.body)
    },
  }
}
