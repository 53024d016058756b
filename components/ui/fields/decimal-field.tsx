'use client'

import { type FocusEvent, useState } from 'react'
import { formatDecimal, MAX_PERCENT, MAX_TYPED_CENTS, readHundredths } from '@/lib/domain/money'
import type { FieldFrame } from './field'
import { TextField } from './text-field'

const MAX_VALUES = { euros: MAX_TYPED_CENTS, percent: MAX_PERCENT }

type Props = FieldFrame & { of: keyof typeof MAX_VALUES; defaultValue: string | undefined }

/** The field of a fee: an invalid number becomes 0 on blur, with a message. */
export function DecimalField({ of, defaultValue, issue, ...frame }: Props) {
  const [isReset, setReset] = useState(false)

  function onBlur({ target }: FocusEvent<HTMLInputElement>) {
    const hundredths = readHundredths(target.value, MAX_VALUES[of])
    setReset(hundredths === null && target.value.trim() !== '')
    target.value = formatDecimal(hundredths ?? 0)
  }

  return (
    <TextField
      {...frame}
      inputMode="decimal"
      autoComplete="off"
      // The server also refuses only invalid numbers.
      defaultValue={issue ? '0' : defaultValue}
      issue={issue ?? (isReset ? NO_NUMBER : undefined)}
      onBlur={onBlur}
      onChange={() => setReset(false)}
      className="tabular-nums"
    />
  )
}

/** The message when an invalid fee became 0. */
const NO_NUMBER = 'Ce n’était pas un nombre valable\u00a0: remis à 0.'
