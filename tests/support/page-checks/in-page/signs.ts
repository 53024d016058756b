import { textsByBlock } from './lines'

/** A French sign that a line may begin or end with, because its space can break. */
const LOOSE = /\S*[\p{L}\p{N})»”’…%] [:;?!»€%](?!\S*\w)|« \S*/gu

/** What has rules of its own. */
const OTHER = 'code, pre, kbd, samp, [lang^=en]'

/** Signs that a line break can part from their word, with that word: the space between them is no U+00A0. */
export function findLooseSigns(): string[] {
  return [...textsByBlock().values()].flatMap((texts) => {
    const whole = texts.map((text) => (text.parentElement?.closest(OTHER) ? 'x' : text.data)).join('')
    return whole.replace(/[ \t\n]+/g, ' ').match(LOOSE) ?? []
  })
}
