import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Where the carrier delivers: a number without a prefix is one of its own country's. */
const SERVED = ['FR', 'BE', 'LU', 'NL', 'ES', 'PT'] as const
/** Those whose numbers have nine digits, or fewer by a plan that the library knows. */
const OF_NINE_DIGITS: readonly string[] = ['FR', 'BE', 'NL', 'ES']

const E164 = /^\+\d{7,15}$/
const PREFIX = new RegExp(`^\\+(${SERVED.map((country) => getCountryCallingCode(country)).join('|')})0`)

/** A phone number in the carrier's format, such as `+33612345678`; null when it is invalid. Numbers of no known plan are left to
 *  the carrier, within the bounds of E.164. */
export function internationalPhone(phone: string, country: string): string | null {
  const number = withPrefix(phone, country)
  if (!E164.test(number)) return null
  const parsed = parsePhoneNumberFromString(number)
  if (parsed?.isValid()) return parsed.number
  const isWrong = OF_NINE_DIGITS.includes(parsed?.country ?? '') && parsed?.nationalNumber.length !== 9
  return isWrong ? null : number
}

function withPrefix(phone: string, country: string): string {
  const digits = phone
    .replace('(0)', '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+')
  const served = SERVED.find((one) => one === country)
  const number = digits.startsWith('+') || !served ? digits : `+${getCountryCallingCode(served)}${digits}`
  // Drops the zero of national calls.
  return number.replace(PREFIX, '+$1')
}
