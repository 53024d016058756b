import { type FocusEvent, type FormEvent, useState } from 'react'
import { replaceNoNumbers } from './no-number'

/** Replaces invalid numbers of a form with 0, when their field loses the focus and before the form is sent. `replaced`: the names
 *  of these fields, until they are edited. */
export function useReplacedNumbers() {
  const [replaced, setReplaced] = useState<readonly string[]>([])

  function replace(inputs: Iterable<Element>): HTMLInputElement[] {
    const wrong = replaceNoNumbers(inputs)
    if (wrong.length > 0) setReplaced((names) => [...names, ...wrong.map(({ name }) => name)])
    return wrong
  }

  /** Focuses the first replaced number instead of sending it. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const [first] = replace(event.currentTarget.elements)
    if (first) event.preventDefault()
    first?.focus()
  }
  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    // When the focus moves to the form's button, its submit replaces the numbers.
    if (relatedTarget instanceof HTMLButtonElement && currentTarget.contains(relatedTarget)) return
    replace([target])
  }
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    setReplaced((names) => names.filter((name) => name !== (target as HTMLInputElement).name))
  }
  return { replaced, onSubmit, onBlur, onInput }
}
