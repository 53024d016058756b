import { z } from 'zod'

/** A number as a field sends it; null for an empty one. */
export const typedNumber = z.string().transform((text) => {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? null : Number(plain)
})
