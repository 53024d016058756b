/** Nine digits whose Luhn sum is a multiple of ten. */
export function isSiren(siren: string): boolean {
  if (!/^\d{9}$/.test(siren)) return false
  const sum = [...siren].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
