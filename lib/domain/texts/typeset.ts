const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

/** French typography: no-break spaces before signs, inside guillemets and after figures; the curved apostrophe. */
export const typeset = (text: string): string =>
  text
    .replace(/(?<!\s)\s+([;!?])/g, `${NARROW}$1`)
    .replace(/(?<!\s)\s+:/g, `${NO_BREAK}:`)
    .replace(/«\s+/g, `«${NO_BREAK}`)
    .replace(/(?<!\s)\s+»/g, `${NO_BREAK}»`)
    .replace(/(\d)\s+(?=[\p{L}€%]|\d{3}\b)/gu, `$1${NO_BREAK}`)
    .replace(/\b(art\.|articles?|n°|[LRD]\.)\s+(?=[\dLRD])/g, `$1${NO_BREAK}`)
    .replaceAll("'", '’')
