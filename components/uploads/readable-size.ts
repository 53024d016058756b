const UNITS = ['octets', 'ko', 'Mo']

/** A file's size in French units of 1024 bytes, as the limits use. */
export function readableSize(bytes: number): string {
  const unit = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2
  const amount = (bytes / 1024 ** unit).toLocaleString('fr-FR', { maximumFractionDigits: unit === 2 ? 1 : 0 })
  return `${amount} ${unit === 0 && bytes < 2 ? 'octet' : UNITS[unit]}`
}
