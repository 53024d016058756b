import 'server-only'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The address that calls a number, as a person typed it. One without a prefix is of `country`; one that the library does not know
 *  is dialled as it stands. */
export function phoneLink(phone: string, country: string | null = 'FR'): string {
  const of: CountryCode = country && isSupportedCountry(country) ? country : 'FR'
  const parsed = parsePhoneNumberFromString(phone, of)
  return `tel:${parsed?.isPossible() ? parsed.number : phone.replace(/[^\d+]/g, '')}`
}
