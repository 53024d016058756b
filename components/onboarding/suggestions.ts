/** The chips, by their words in the sent text. */
export const DAY_CHIPS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'] as const
export const HOUR_CHIPS = ['Matin', 'Midi', 'Après-midi', 'Fin de journée'] as const

/** The maximum length of the text. */
export const WISH_LENGTH = 200

const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const hasSuggestion = (text: string, chip: string): boolean =>
  parts(text).some((part) => isSame(part, chip))

/** The text with a chip added or removed: « Lundi, jeudi », the chips in their order, then what was written. */
export function toggleSuggestion(text: string, chip: string, chips: readonly string[]): string {
  const known = parts(text)
  const isChip = (part: string) => chips.some((one) => isSame(one, part))
  const chosen = chips.filter((one) =>
    isSame(one, chip) ? !hasSuggestion(text, one) : hasSuggestion(text, one),
  )
  const [first = '', ...others] = [...chosen, ...known.filter((part) => !isChip(part))]
  return [first, ...others.map((part) => (isChip(part) ? part.toLowerCase() : part))].join(', ')
}
