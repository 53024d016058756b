'use client'

import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePending } from '../navigation/pending'

type Props = {
  firstName: string
  lastName: string
  /** The menu's parts, separated by lines. */
  children: ReactNode
}

/** A button with the user's name that opens the account menu, a native popover: it opens without script, closes with
 *  Escape or a click outside, and restores the focus. */
export function AccountMenu({ firstName, lastName, children }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const pathname = usePathname()
  const pending = usePending()
  // The menu must not cover the next screen or its skeleton; opened over the skeleton, it stays when the screen loads.
  const shown = pending?.isSlow ? pending.path.split('?')[0] : pathname
  useEffect(() => () => menu.current?.hidePopover(), [shown])
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-du-compte"
        className="flex min-h-11 items-center gap-2 -mr-1.5 rounded-button px-1.5 font-medium hover:bg-sunken md:-mr-2.5 md:px-2.5"
      >
        <span
          aria-hidden="true"
          className="flex size-9 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text text-sm"
        >
          {initial(firstName)}
          {initial(lastName)}
        </span>
        <span className="max-w-40 truncate max-md:sr-only">{firstName}</span>
        <span className="sr-only">, menu du compte</span>
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </button>
      <div
        ref={menu}
        id="menu-du-compte"
        popover="auto"
        role="group"
        aria-label="Compte"
        className="account-menu"
      >
        <p className="wrap-anywhere font-semibold">
          {firstName} {lastName}
        </p>
        {children}
      </div>
    </>
  )
}

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('fr') ?? ''
