'use client'

import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../ui/button'
import { CONTINUE } from './continue'

type Option<Value> = { value: Value; label: string; hint?: string }

type Props<Value> = {
  name: string
  label: string
  hint?: ReactNode
  options: readonly Option<Value>[]
  value: Value
  /** With the keyboard an answer is chosen, then confirmed; a pointer does both. */
  choose: (value: Value) => void
  answer: (value: Value) => void
}

/** One decision, large: a question and its few answers. */
export function Question<Value extends string | boolean>({
  name,
  label,
  hint,
  options,
  value,
  choose,
  answer,
}: Props<Value>) {
  const hintId = useId()
  return (
    <>
      <fieldset aria-describedby={hint ? hintId : undefined} className="min-w-0">
        <legend className="w-full">
          <QuestionTitle>{label}</QuestionTitle>
        </legend>
        {hint && (
          <p id={hintId} className="mt-3 max-w-prose text-muted">
            {hint}
          </p>
        )}
        <div
          className={clsx(
            'mt-6 grid gap-3 sm:max-w-lg',
            options.some(({ label }) => label.length > 8) ? 'sm:grid-cols-2' : 'grid-cols-2',
          )}
        >
          {options.map((option) => (
            <label
              key={String(option.value)}
              onClick={(event) => isPress(event) && answer(option.value)}
              className="flex min-h-20 items-center gap-3 rounded-card border-2 border-hairline bg-surface px-4 py-3 font-semibold text-lg transition-colors duration-120 hover:border-control has-checked:border-accent-ring has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent-ring has-focus-visible:outline-offset-2 sm:px-5"
            >
              <input
                type="radio"
                name={name}
                checked={value === option.value}
                onChange={() => choose(option.value)}
                className="choice size-5 shrink-0 outline-none!"
              />
              <span className="min-w-0">{option.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ContinueButton />
    </>
  )
}

/** Its lines never end at a hyphen: « pouvons-nous » stays together. */
export const QuestionTitle = ({ children }: { children: string }) => (
  <h2 tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
    {children.split(/( )/).map((word, index) =>
      word.includes('-') ? (
        <span key={index} className="whitespace-nowrap">
          {word}
        </span>
      ) : (
        word
      ),
    )}
  </h2>
)

/** Confirms the choice and opens the next decision. First in its form, so that Enter presses it. */
export const ContinueButton = () => (
  <Button type="submit" name={CONTINUE} look="secondary" className="self-start">
    Continuer
  </Button>
)

/** A first press by a pointer. Keys and assistive tools choose without continuing; the second press of a double click would
 *  answer the next question. */
function isPress(event: MouseEvent<HTMLLabelElement>): boolean {
  if (event.detail === 0) return false
  event.preventDefault()
  return event.detail === 1
}
