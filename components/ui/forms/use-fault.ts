'use client'

import { type SyntheticEvent, useState } from 'react'
import { useFormStatus } from 'react-dom'

/** A field's fault, until its control is corrected or the server responds again. `checks` are the handlers of an element around
 *  the control. The browser validates the control's attributes; faults that only the server finds count as corrected when the
 *  value changes. */
export function useFault(issue: string | undefined) {
  const { pending } = useFormStatus()
  const [known, setKnown] = useState<{ pending: boolean; corrected?: string | undefined }>({ pending })
  const { corrected } = known
  if (known.pending !== pending || (corrected && !issue))
    setKnown({ pending, corrected: pending ? corrected : undefined })

  function check({ type, target }: SyntheticEvent) {
    const { validity, required, value } = target as HTMLInputElement
    const isRight = validity?.valid && !(required && !value.trim())
    if (issue && (!isRight || type === 'change'))
      setKnown({ pending, corrected: isRight ? issue : undefined })
  }
  return {
    fault: issue === corrected ? undefined : issue,
    checks: { onChange: check, onBlur: check },
  }
}
