import { readDecimal } from '@/lib/domain/money'

export const BECOMES_ZERO = 'Ce n’était pas un nombre\u00a0: remis à 0.'

/** The one number that may be left empty. */
export const OPTIONAL_NUMBER = 'maxFeeCents'

export const isNoNumber = (name: string, text: string): boolean =>
  !(name === OPTIONAL_NUMBER && text.trim() === '') && readDecimal(text) === null

/** Replaces invalid numbers in these fields with 0; returns the changed fields. */
export function replaceNoNumbers(inputs: Iterable<Element>): HTMLInputElement[] {
  const wrong = [...inputs].filter(
    (input): input is HTMLInputElement =>
      input instanceof HTMLInputElement &&
      input.inputMode === 'decimal' &&
      isNoNumber(input.name, input.value),
  )
  for (const input of wrong) input.value = '0'
  return wrong
}
