import { type ReactNode, useId } from 'react'
import { Button } from '../button'

type Props = {
  question: string
  /** The id of the form to submit. */
  form: string
  submit: ReactNode
  onStay: () => void
}

/** Replaces a panel's buttons before its form is sent, with the focus on 'Non'. */
export function SubmitQuestion({ question, form, submit, onStay }: Props) {
  const id = useId()
  return (
    <div role="alertdialog" aria-labelledby={id} className="flex w-full flex-wrap justify-end gap-3">
      <p id={id} className="w-full font-semibold">
        {question}
      </p>
      <Button ref={(no) => no?.focus()} look="secondary" onClick={onStay} className="max-sm:grow">
        Non
      </Button>
      <Button type="submit" form={form} className="max-sm:grow">
        Oui, {lowerFirst(submit)}
      </Button>
    </div>
  )
}

const lowerFirst = (words: ReactNode) =>
  typeof words === 'string' ? words.charAt(0).toLowerCase() + words.slice(1) : words
