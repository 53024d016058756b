/** Prefixes and national numbers, without the zero that some countries put before them, where the carrier delivers. */
const COUNTRIES: Record<string, { prefix: string; national: RegExp }> = {
  FR: { prefix: '33', national: /^[1-9]\d{8}$/ },
  BE: { prefix: '32', national: /^4?\d{8}$/ },
  LU: { prefix: '352', national: /^\d{5,9}$/ },
  NL: { prefix: '31', national: /^\d{9}$/ },
  ES: { prefix: '34', national: /^[1-9]\d{8}$/ },
  PT: { prefix: '351', national: /^\d{5,9}$/ },
}

/** As the carrier takes a phone number, such as `+33612345678`; null when it can be none. */
export function internationalPhone(phone: string, country: string): string | null {
  const digits = phone
    .replace('(0)', '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+')
  if (!digits.startsWith('+')) return ofCountry(country, digits)
  const known = Object.entries(COUNTRIES).find(([, { prefix }]) => digits.startsWith(`+${prefix}`))
  if (known) return ofCountry(known[0], digits.slice(known[1].prefix.length + 1))
  return /^\+\d{7,15}$/.test(digits) ? digits : null
}

function ofCountry(country: string, digits: string): string | null {
  const known = COUNTRIES[country]
  const national = digits.replace(/^0/, '')
  return known?.national.test(national) ? `+${known.prefix}${national}` : null
}
