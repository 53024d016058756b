import type { DiscountCode, Shop } from './schema'

/** What the law asks a seller to say, in the order of the form. */
const IDENTITY = {
  legalName: 'le nom légal',
  addressLine1: 'l’adresse',
  postalCode: 'le code postal',
  city: 'la ville',
  email: 'l’adresse e-mail',
  phone: 'le téléphone',
  termsUrl: 'le lien vers vos conditions de vente',
} as const satisfies Partial<Record<keyof Shop, string>>

type Identity = Pick<Shop, keyof typeof IDENTITY>

/** What is missing of the seller's identity, in French; the checkout stays closed until it is nothing. */
export const missingIdentity = (shop: Identity): string[] =>
  Object.entries(IDENTITY).flatMap(([field, words]) => (shop[field as keyof Identity] === '' ? [words] : []))

/** The sentence of a pause that lasts on this day of Paris, its last one included; null while the shop sells. */
export const pauseOn = (
  { pauseMessage, pausedUntil }: Pick<Shop, 'pauseMessage' | 'pausedUntil'>,
  today: string,
): string | null => (pausedUntil === null || today <= pausedUntil ? pauseMessage : null)

export type CodeState = 'off' | 'used-up' | 'ended' | 'planned' | 'valid'

/** Whether shoppers can use a code on this day of Paris, and why not. */
export function codeState(
  {
    active,
    startsOn,
    endsOn,
    maxUses,
    used,
    held,
  }: Pick<DiscountCode, 'active' | 'startsOn' | 'endsOn' | 'maxUses' | 'used' | 'held'>,
  today: string,
): CodeState {
  if (!active) return 'off'
  if (endsOn !== null && endsOn < today) return 'ended'
  if (maxUses !== null && used + held >= maxUses) return 'used-up'
  return startsOn !== null && today < startsOn ? 'planned' : 'valid'
}

/** Whether an order has it, paid or still on its way: then what it takes off stays as it is. */
export const isUsed = ({ used, held }: Pick<DiscountCode, 'used' | 'held'>): boolean => used + held > 0
