/** Characters that do not decompose into a base letter and an accent. */
const SPELT_OUT: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
}

/** Capitals without accents; characters that the carrier does not accept become blanks. */
function capitals(text: string, foreign: RegExp): string {
  return text
    .toLowerCase()
    .replaceAll(/[œæßøłđ’‘–—]/g, (sign) => SPELT_OUT[sign] ?? '')
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(foreign, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A town as the carrier accepts it, in letters only. */
export const asciiTown = (town: string): string => capitals(town, /[^A-Z' -]+/g)

/** The same for the search, of 26 characters at most; empty when nothing is left of it. */
export function asciiCity(city: string): string {
  const plain = shortened(asciiTown(city), 26)
  return plain.length < 2 ? '' : plain
}

/** A name or a line of an address as the carrier prints it. */
export const asciiLine = (text: string): string => capitals(text, /[^0-9A-Z_'., /-]+/g)

/** A postcode for the label; a Dutch one with the blank that the carrier wants: `1012AB` is `1012 AB`. */
export const asciiZip = (zip: string): string => asciiLine(zip).replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')

/** Cuts a text to this length. */
export const shortened = (text: string, length: number): string => text.slice(0, length).trim()

/** The digits that identify the place in a postcode such as `1012 AB` or `1000-205`. */
export const zipDigits = (zip: string): string => /^\d{4,5}/.exec(zip.trim())?.[0] ?? ''
