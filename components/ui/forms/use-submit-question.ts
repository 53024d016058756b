import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Asks once before a form is sent: `askFirst` holds its first submit back. `stay` takes the question back and returns the focus
 *  to `button`, which sends the form. */
export function useSubmitQuestion(hasQuestion: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)

  function askFirst(event: FormEvent) {
    const asks = hasQuestion && !isAsked
    setAsked(asks)
    if (asks) event.preventDefault()
  }
  function stay() {
    flushSync(() => setAsked(false))
    button.current?.focus()
  }
  return { isAsked, button, askFirst, stay }
}
