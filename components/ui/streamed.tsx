'use client'

import { type ReactElement, Suspense, useState } from 'react'
import { Spinner } from './spinner'

/** A part of a page that may come later than the page: behind a spinner then. What came with the page stands in it as
 *  it is, for a Suspense boundary keeps long content from whoever has no script. Once shown it stays mounted. */
export function Streamed({ part }: { part: ReactElement | Promise<ReactElement> }) {
  const [isLate] = useState(() => 'then' in part)
  return isLate ? <Suspense fallback={<Spinner />}>{part}</Suspense> : part
}
