'use client'

import { type ReactElement, Suspense, useState } from 'react'
import { ButtonLink } from '../button'
import { HydratingMark } from './hydrated'
import { Spinner } from './spinner'

/** A part of a page that may stream in late, behind a spinner. A part that is ready gets no Suspense boundary, which
 *  would hide long content from browsers without script. Once shown it stays mounted. */
export function Streamed({ part }: { part: ReactElement | Promise<ReactElement> }) {
  const [isLate] = useState(() => 'then' in part)
  if (!isLate) return part
  return (
    <Suspense fallback={<Late />}>
      {part}
      <HydratingMark />
    </Suspense>
  )
}

/** Without script, what streams in later is never shown: the page has to be loaded again. */
const Late = () => (
  <>
    <Spinner />
    <noscript>
      <ButtonLink href="">Recharger la page</ButtonLink>
    </noscript>
  </>
)
