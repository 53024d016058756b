const NUMBER =
  /(?:contrat|abonnement|souscription)\s*(?:(?:n\s?[°ºo]\.?|numéro|num\.|#)\s*)?(\d{1,9})(?!\d)/giu
const NUMBER_ALONE = /^(?:n\s?[°ºo]\.?|numéro|#)?\s*(\d{1,9})$/iu
const INVOICE = /\bF-\d{4}-\d{4,}\b/giu
/** A shorter name occurs in too many sentences. */
const NAME_MIN = 4

/** The contract numbers in a text; dates and quote numbers do not count. */
export function contractNumbers(text: string): number[] {
  const alone = NUMBER_ALONE.exec(text.trim())
  const found = alone ? [alone] : [...text.matchAll(NUMBER)]
  return found.map(([, digits]) => Number(digits)).filter((id) => id > 0)
}

export const invoiceNumbers = (text: string): string[] =>
  [...text.matchAll(INVOICE)].map(([number]) => number.toUpperCase())

/** The hosts in a text, without `www.`. */
export const hostsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((part) => part.replace(/^www\./, '').replace(/(?<!\.)\.+$/, ''))
    .filter((part) => part.includes('.'))

/** Words in lower case, without accents and punctuation. */
export const words = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text contains a name as whole words. */
export function namesName(text: string, name: string | null): boolean {
  const wanted = words(name ?? '')
  return wanted.length >= NAME_MIN && ` ${words(text)} `.includes(` ${wanted} `)
}
