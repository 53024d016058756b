import { randomBytes } from 'node:crypto'

/** A signing secret as Standard Webhooks writes it: 24 to 64 random bytes in base64. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`
