'use client'

import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button'

const SHOWN_MS = 3_000

type CopyButtonProps = {
  text: string
  label: string
  /** What else to do where the browser refuses. */
  instead: string
}

/** Puts a text on the clipboard; where that is refused, says so. Not there without script. */
export function CopyButton({ text, label, instead }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <>
      <Button look="secondary" size="small" onClick={copy} className="noscript:hidden">
        <Icon aria-hidden="true" className="size-4" />
        {outcome === 'copied' ? 'Copié' : label}
      </Button>
      <span role="status" className={outcome === 'refused' ? 'self-center text-muted text-sm' : 'sr-only'}>
        {outcome === 'copied' && 'Copié'}
        {outcome === 'refused' && `Votre navigateur refuse la copie : ${instead}`}
      </span>
    </>
  )
}
