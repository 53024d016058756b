/** As the carrier takes a town: capitals without accents, 26 characters at most; empty when nothing is left of it. */
export function asciiCity(city: string): string {
  const plain = city
    .replaceAll(/œ/gi, 'oe')
    .replaceAll('’', "'")
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Z' -]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 26)
    .trim()
  return plain.length < 2 ? '' : plain
}

/** Of a postcode such as `1012 AB` or `1000-205` the digits that name the place. */
export const zipDigits = (zip: string): string => /^\d{4,5}/.exec(zip.trim())?.[0] ?? ''
