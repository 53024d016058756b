'use client'

import { useEffect, useState } from 'react'

/** The display time of error sentences that the specification sets for this screen. */
const SENTENCE_MS = 5_000

/** The sentence of an error, which disappears after a time; the reason below it stays until the next try. */
export function ErrorSentence({ children }: { children: string }) {
  const [isFresh, setFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), SENTENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isFresh && <span className="block">{children}</span>
}
