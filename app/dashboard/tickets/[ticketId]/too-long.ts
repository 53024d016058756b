import { MESSAGE_MAX } from '@/lib/domain/tickets/constants'

const number = new Intl.NumberFormat('fr-FR')

/** How to fix a message over the limit; empty when it fits. */
export function tooLong(text: string): string {
  const { length } = text.trim()
  if (length <= MESSAGE_MAX) return ''
  return `Le message ne peut pas dépasser ${number.format(MESSAGE_MAX)} caractères : il en compte ${number.format(length)}.`
}
