'use client'

import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button'

type Props = {
  /** Buttons open it with `opensDialog(id)`. */
  id: string
  title: ReactNode
  children: ReactNode
}

/** A modal dialog. The browser traps the focus, closes it on Escape and returns the focus to the opener. */
export function Dialog({ id, title, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => openWithoutInvokers(id), [id])
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={heading}
      {...CLOSED_BY_PRESS_OUTSIDE}
      onClick={closeOnLeave}
      className="dialog whitespace-normal text-left max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <h2 id={heading} className="break-words pr-12 text-xl">
          {title}
        </h2>
        {children}
      </div>
      <CloseButton onClick={() => dialog.current?.close()} />
    </dialog>
  )
}

/** A link may target the same screen, such as one of its sheets. */
function closeOnLeave({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target instanceof Element && target.closest('a[href]')) currentTarget.close()
}

const CLOSED_BY_PRESS_OUTSIDE = { closedby: 'any' } as const

/** Last in the document, so that the focus starts in the content. */
const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    look="quiet"
    aria-label="Fermer"
    title="Fermer"
    onClick={onClick}
    className="absolute top-2.5 right-2.5 w-11 px-0 text-muted"
  >
    <X aria-hidden="true" className="size-5" />
  </Button>
)

/** The attributes of a button that opens a dialog, also without script. React's types do not know them yet. */
export const opensDialog = (id: string): object => ({ commandfor: id, command: 'show-modal' })

/** Opens the dialog in older browsers, which ignore `command`. */
function openWithoutInvokers(id: string) {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  function open({ target }: Event) {
    const opener = target instanceof Element && target.closest(`[commandfor="${CSS.escape(id)}"]`)
    const dialog = document.getElementById(id)
    if (opener && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }
  document.addEventListener('click', open)
  return () => document.removeEventListener('click', open)
}
