'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'

const MAIN = 'conversation'

/** React's types do not know the attribute. */
const DECLARED = { shadowrootmode: 'open' }

type Props = { aside: ReactNode; children: ReactNode }

/** A conversation with an aside beside it, below it on a phone. The aside is sent first, so that it does not wait for hundreds of
 *  messages; two slots put it second for eyes, keyboard and screen readers alike. */
export function ConversationColumns({ aside, children }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The parser has attached the declared root, except for a screen that the browser itself made.
    if (!host.current || host.current.shadowRoot) return
    const main = document.createElement('slot')
    main.name = MAIN
    host.current.attachShadow({ mode: 'open' }).append(main, document.createElement('slot'))
  }, [])
  return (
    <div
      ref={host}
      className="in-data-staff:lg:grid in-data-staff:lg:grid-cols-[minmax(0,1fr)_20rem] in-data-staff:lg:gap-10"
    >
      {/* The parser takes it out of the document: hydration finds the two children alone. */}
      {typeof window === 'undefined' && (
        <template {...DECLARED}>
          <slot name={MAIN} />
          <slot />
        </template>
      )}
      {aside}
      <div slot={MAIN} className="flex flex-col gap-6 md:gap-8">
        {children}
      </div>
    </div>
  )
}
