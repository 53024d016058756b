import 'server-only'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The `tel:` link of a number as a person typed it. Without a prefix it belongs to `country`; a number unknown to the library is
 *  dialled as typed. */
export function phoneLink(phone: string, country: string | null = 'FR'): string {
  const of: CountryCode = country && isSupportedCountry(country) ? country : 'FR'
  const parsed = parsePhoneNumberFromString(phone, of)
  return `tel:${parsed?.isPossible() ? parsed.number : phone.replace(/[^\d+]/g, '')}`
}
