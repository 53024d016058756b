/** Letters that digits and signs can stand for; they also separate words. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'il', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '€': 'e', '£': 'l', '!': 'il', '|': 'il', '+': 't' },
}

/** Minimum length of a listed word next to a name: shorter ones are prefixes of too many other words. */
const MIN_BESIDE = 5
const MIN_ALONE = 4

type Parts = {
  /** The account's own names, the product's, seasons and months. */
  names: ReadonlySet<string>
  /** Listed words, sorted. */
  words: readonly string[]
}
type Found = { part: string; end: number }[]

/** What has been read up to a position: the one listed word, and the names. */
type Reading = { at: number; word: string; names: readonly string[] }

/** The names in a folded text, where digits and signs are skipped or read as letters, and at most one listed word, which may
 *  repeat, is allowed; null if the text contains anything else. */
export function splitIntoParts(text: string, parts: Parts): string[] | null {
  const open: Reading[] = [{ at: 0, word: '', names: [] }]
  const seen = new Set<string>()
  const found = new Map<number, Found>()
  for (let reading = open.pop(); reading; reading = open.pop()) {
    const { at, word, names } = reading
    const key = `${at} ${word} ${names.length > 0}`
    if (seen.has(key)) continue
    seen.add(key)
    if (at === text.length) {
      const counts = names.length > 0 ? word === '' || word.length >= MIN_BESIDE : word.length >= MIN_ALONE
      if (counts) return [...names]
      continue
    }
    if (!isLetter(text.charAt(at))) open.push({ at: at + 1, word, names })
    const here = found.get(at) ?? partsAt(text, at, parts)
    found.set(at, here)
    for (const { part, end } of here) {
      if (parts.names.has(part)) open.push({ at: end, word, names: [...names, part] })
      else if (word === '' || word === part) open.push({ at: end, word: part, names })
    }
  }
  return null
}

const isLetter = (sign: string) => /\p{L}/u.test(sign)

/** Every name and listed word that can start at a position. */
function partsAt(text: string, start: number, { names, words }: Parts): Found {
  const found: Found = []
  const sortedNames = [...names].sort()
  let prefixes = ['']
  for (let end = start; end < text.length && prefixes.length > 0; end += 1) {
    const sign = text.charAt(end)
    const letters = isLetter(sign) ? sign : (LOOK_ALIKES[sign] ?? '')
    prefixes = prefixes.flatMap((prefix) =>
      [...letters]
        .map((letter) => prefix + letter)
        .filter((longer) => isListed(words, longer, true) || isListed(sortedNames, longer, true)),
    )
    for (const part of prefixes)
      if (names.has(part) || (part.length >= MIN_ALONE && isListed(words, part, false)))
        found.push({ part, end: end + 1 })
  }
  return found
}

/** Whether a text is one of the sorted words, or a prefix of one. */
function isListed(words: readonly string[], text: string, asPrefix: boolean): boolean {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  const first = words[low] ?? ''
  return asPrefix ? first.startsWith(text) : first === text
}

/** Whether the letters are a repeated word of at least three letters. */
export function isDoubled(letters: string): boolean {
  // A repeated word recurs in the doubled text at an offset of its own length.
  const wordLength = (letters + letters).indexOf(letters, 1)
  return wordLength >= 3 && wordLength < letters.length
}
