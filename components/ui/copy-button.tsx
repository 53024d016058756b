'use client'

import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button'

const FEEDBACK_MS = 3_000

type CopyButtonProps = {
  text: string
  label: string
  /** Its subject, for screen readers, when several buttons have the same label. */
  about?: string
  /** Shows only the icon. */
  isIcon?: boolean
  /** What to do instead when the browser refuses. */
  instead: string
}

/** Copies a text to the clipboard, or reports the browser's refusal. Hidden without script. */
export function CopyButton({ text, label, about, isIcon = false, instead }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), FEEDBACK_MS)
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
      <Button
        look="secondary"
        size="small"
        onClick={copy}
        title={isIcon ? label : undefined}
        className={clsx('noscript:hidden', isIcon && 'w-11 px-0')}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className={isIcon ? 'sr-only' : undefined}>{outcome === 'copied' ? 'Copié' : label}</span>
        {about && <span className="sr-only">&nbsp;: {about}</span>}
      </Button>
      <span role="status" className={outcome === 'refused' ? 'self-center text-muted text-sm' : 'sr-only'}>
        {outcome === 'copied' && 'Copié'}
        {outcome === 'refused' && `Votre navigateur refuse la copie : ${instead}`}
      </span>
    </>
  )
}
