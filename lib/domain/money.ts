const whole = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

// U+202F is missing from many fonts. A minus sign is as wide as a digit; a hyphen is not.
const write = (format: Intl.NumberFormat, cents: number) =>
  format
    .format(cents / 100)
    .replace(/\s/g, '\u00a0')
    .replace('-', '\u2212')

/** Integer cents as a French price that never wraps: `1 600 €`, `29,17 €`. */
export const formatEuros = (cents: number): string => write(cents % 100 === 0 ? whole : exact, cents)

/** The same always with its cents, for bills, lists and sums: `1 600,00 €`, `−9,50 €`. */
export const formatBill = (cents: number): string => write(exact, cents)

/** A number as a person types it, in hundredths: cents of euros, hundredths of a percent. */
type Decimal = { hundredths: number; hasMoreDecimals: boolean }

const NUMBER = /^([+-]?)(\d*)(?:[.,](\d*))?$/

/** Reads « 1 234,5 », `12.50 €` or « 2,9 % »; null if it is not a number. */
export function readDecimal(text: string): Decimal | null {
  const [, sign = '', units = '', decimals = ''] = NUMBER.exec(text.replace(/\s|[€%]\s*$/g, '')) ?? []
  if (units === '' && decimals === '') return null
  const kept = decimals.replace(/(?<!0)0+$/, '')
  const hundredths = Number(`${sign}${units}${kept.slice(0, 2).padEnd(2, '0')}`)
  return { hundredths, hasMoreDecimals: kept.length > 2 }
}

/** The same from 0 to `most`; null if it is not a number, out of range, or has more than two decimals. */
export function readHundredths(text: string, most: number): number | null {
  const read = readDecimal(text)
  const fits = read && !read.hasMoreDecimals && read.hundredths >= 0 && read.hundredths <= most
  return fits ? read.hundredths : null
}

/** Hundredths as they are typed: `50`, `12,50`. */
export function formatDecimal(hundredths: number): string {
  const text = (hundredths / 100).toFixed(2)
  return text.replace('.00', '').replace('.', ',')
}

/** In cents: 9 999 999,99 €. */
export const MAX_TYPED_CENTS = 999_999_999
/** In hundredths of a percent. */
export const MAX_PERCENT = 10_000

/** A typed amount in euros, in cents; null if it is not an amount. */
export const parseEuros = (text: string): number | null => readHundredths(text, MAX_TYPED_CENTS)

/** A typed percentage, 0 to 100; null if it is not one. */
export function parsePercent(text: string): number | null {
  const hundredths = readHundredths(text, MAX_PERCENT)
  return hundredths === null ? null : hundredths / 100
}
