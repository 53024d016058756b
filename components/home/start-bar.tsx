'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** The plans and the contact form, which have their own buttons. */
const OWN_ACTION = '#tarifs ul, #contact form'

/** The link to start: in the hero on wide screens, at the bottom of the window on phones. There it hides while a section with
 *  its own button is in view; without script it stays. */
export function StartBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
      bar.current?.toggleAttribute('data-aside', inView.size > 0)
    })
    for (const element of document.querySelectorAll(OWN_ACTION)) observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={bar} className="start-bar stays-below">
      {children}
    </div>
  )
}
