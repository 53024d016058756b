'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'

const MAIN = 'conversation'

/** React's types do not know the attribute. */
const DECLARED = { shadowrootmode: 'open' }

type Props = { aside: ReactNode; children: ReactNode }

/** A conversation with an aside next to it, below it on a phone. The HTML has the aside first, so that it does not wait for
 *  hundreds of messages; two slots place it second visually, for the keyboard and for screen readers. */
export function ConversationColumns({ aside, children }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The parser attaches the declared root, but not on a screen rendered by the browser.
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
      {/* The parser removes it from the document: hydration finds only the two children. */}
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
