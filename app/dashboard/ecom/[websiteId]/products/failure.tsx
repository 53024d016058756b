'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'

/** The specification's time for an error's sentence on this screen. */
const SENTENCE_MS = 5_000

type Props = { sentence: string; reason: ReactNode; className?: string }

/** An error at the place of the fault: its sentence for five seconds, its reason until the next try. */
export function Failure({ sentence, reason, className }: Props) {
  const [isFresh, setFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), SENTENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Alert className={className}>
      {isFresh && <span className="block">{sentence}</span>}
      <span className="block font-normal">{reason}</span>
    </Alert>
  )
}
