import { invalidField } from '@/lib/domain/errors'

/** Refuses a deletion when the typed name differs. */
export function requireName(name: string, typed: string): void {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  if (plain(typed) !== plain(name))
    throw invalidField('confirmation', `Pour confirmer, écrivez exactement «\u00a0${name}\u00a0».`)
}
