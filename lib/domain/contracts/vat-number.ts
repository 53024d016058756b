/** The format of each member state's VAT numbers, after the two letters: https://ec.europa.eu/taxation_customs/vies (FAQ, Q11).
 *  Northern Ireland is XI. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}
const ANY_FORM = /^[0-9A-Z+*]{2,13}$/

/** Whether a number in capitals, without spaces, has the format of the country in its first two letters; for France also a valid
 *  key. */
export function isVatNumber(number: string): boolean {
  const [country, rest] = [number.slice(0, 2), number.slice(2)]
  if (!/^[A-Z]{2}$/.test(country) || !(FORMS[country] ?? ANY_FORM).test(rest)) return false
  return country !== 'FR' || hasFrenchKey(rest)
}

/** The SIREN in a French number; null in another. */
export const sirenOf = (vatNumber: string): string | null =>
  vatNumber.startsWith('FR') ? vatNumber.slice(4) : null

const LETTERS_AND_DIGITS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A key of two digits, or of letters and digits, which the tax office issues once those are used up. */
function hasFrenchKey(rest: string): boolean {
  const [key, siren] = [rest.slice(0, 2), Number(rest.slice(2))]
  if (/^\d{2}$/.test(key)) return (siren * 3 + 12) % 97 === Number(key)
  const [first = 0, second = 0] = [...key].map((letter) => LETTERS_AND_DIGITS.indexOf(letter))
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (siren + 1 + Math.floor(value / 11)) % 11 === value % 11
}
