import { textsByBlock } from './lines'

/** French punctuation next to a breaking space, which a line may begin or end with. */
const LOOSE = /\S*[\p{L}\p{N})»”’…%] [:;?!»€%](?!\S*\w)|« \S*/gu

/** Elements with their own typographic rules. */
const OTHER = 'code, pre, kbd, samp, [lang^=en]'

/** Punctuation that a line break can separate from its word, with that word: the space between them is not U+00A0. */
export function findLooseSigns(): string[] {
  return [...textsByBlock().values()].flatMap((texts) => {
    const whole = texts.map((text) => (text.parentElement?.closest(OTHER) ? 'x' : text.data)).join('')
    return whole.replace(/[ \t\n]+/g, ' ').match(LOOSE) ?? []
  })
}
