import { hash } from '@node-rs/argon2'
import { insertAccount } from '@/lib/domain/clients/insert-account'
import type { Writer } from '../client'
import { paymentAccounts } from '../schema/payments'
import { SAMPLE_PAYMENT_ACCOUNT } from './sample-payments'

export const SAMPLE_PASSWORD = 'Ostal-demo-2026!'
export const ADMIN = 1
export const CAMILLE = 2
export const JULIEN = 3
export const MODERATOR = 4
export const NADIA = 5
export const LEO = 6

const people = [
  {
    email: 'admin@ostal.example',
    firstName: 'Mireille',
    lastName: 'Vidal',
    role: 'ADMIN',
    phone: '+33 4 67 00 00 01',
    color: '2f68ed',
    stripeAccountId: null,
  },
  {
    email: 'camille@ostal.example',
    firstName: 'Camille',
    lastName: 'Roussel',
    role: 'USER',
    phone: '+33 6 12 34 56 78',
    color: '2f68ed',
    stripeAccountId: SAMPLE_PAYMENT_ACCOUNT,
  },
  {
    email: 'julien@ostal.example',
    firstName: 'Julien',
    lastName: 'Fabre',
    role: 'USER',
    phone: '+33 6 98 76 54 32',
    color: 'c2410c',
    stripeAccountId: null,
  },
  {
    email: 'moderateur@ostal.example',
    firstName: 'Inès',
    lastName: 'Garrigue',
    role: 'MODERATOR',
    phone: '+33 4 67 00 00 02',
    color: '0f766e',
    stripeAccountId: null,
  },
  {
    email: 'nadia@ostal.example',
    firstName: 'Nadia',
    lastName: 'Cordier',
    role: 'USER',
    phone: '+33 6 23 45 67 89',
    color: '2f68ed',
    stripeAccountId: null,
  },
  {
    email: 'leo@ostal.example',
    firstName: 'Léo',
    lastName: 'Marty',
    role: 'USER',
    phone: '+33 6 34 56 78 90',
    color: '2f68ed',
    stripeAccountId: null,
  },
] as const

export async function seedAccounts(db: Writer): Promise<void> {
  const passwordHash = await hash(SAMPLE_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const now = new Date()
  // One by one, so that the ids are those the documentation names.
  for (const { stripeAccountId, ...person } of people) {
    await insertAccount(
      db,
      { ...person, passwordHash, termsAcceptedAt: now, emailConfirmedAt: now, isSample: true },
      { stripeAccountId },
    )
  }
  await db
    .insert(paymentAccounts)
    .values({ accountId: SAMPLE_PAYMENT_ACCOUNT, isReady: true, detailsSubmitted: true })
}
