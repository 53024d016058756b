'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { AppLink } from '../../navigation/app-link'
import { buttonStyle } from '../button'
import { LeaveQuestion } from '../forms/leave-question'
import { useLeaveQuestion } from '../forms/use-leave-question'
import { useModal } from './use-modal'
import { useReturnFocus } from './use-return-focus'

type Props = {
  title: ReactNode
  /** The page's URL without the panel. */
  closeHref: string
  children: ReactNode
  /** Stays visible below the content: Annuler, Enregistrer. */
  footer?: ReactNode
  /** For a form with many fields. */
  isWide?: boolean
}

/** A modal form next to a list; as wide as the window on a phone. The page renders it while its URL names it. With
 *  unsaved input, Escape and the links to `closeHref` ask first. Without script it covers the page, and its link closes it. */
export function SidePanel({ title, closeHref, children, footer, isWide = false }: Props) {
  const dialog = useModal()
  useReturnFocus(closeHref)
  const { close, isAsked, stay, ...events } = useLeaveQuestion(dialog, closeHref)
  const heading = useId()

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={heading}
      {...events}
      // Browsers scroll only the caret into view: a long field would end behind the bar.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
      className={clsx('side-panel', isWide && 'side-panel-wide')}
    >
      <h2
        id={heading}
        className="sticky top-0 z-10 break-words border-hairline border-b bg-surface py-4 pr-16 pl-5 text-xl sm:pl-6"
      >
        {title}
      </h2>
      <div className="flex-1 p-5 sm:p-6">{children}</div>
      {(footer || isAsked) && (
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-hairline border-t bg-surface px-5 py-4 sm:px-6">
          {isAsked ? <LeaveQuestion closeHref={closeHref} onStay={stay} /> : footer}
        </div>
      )}
      {/* Last in the document, so that the focus starts in the content. */}
      <div className="fixed top-2 right-2.5 z-10">
        <AppLink
          ref={close}
          href={closeHref}
          scroll={false}
          aria-label="Fermer"
          title="Fermer"
          className={buttonStyle({ look: 'quiet', className: 'w-11 px-0 text-muted' })}
        >
          <X aria-hidden="true" className="size-5" />
        </AppLink>
      </div>
    </dialog>
  )
}
