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

/** What the terms of sale that are generated from the settings cannot do without. */
const TERMS = [
  ...(['legalForm', 'companyNumber', 'mediatorName', 'mediatorAddress', 'mediatorUrl'] as const),
  ...(['returnCosts', 'returnAddress'] as const),
]

type Identity = Pick<Shop, keyof typeof IDENTITY> & Partial<Pick<Shop, (typeof TERMS)[number]>>

/** What is missing of the seller's identity, in French; the checkout stays closed until it is nothing. Without terms of its own
 *  a shop sells under the generated ones, as soon as they say all that they must. */
export const missingIdentity = (shop: Identity): string[] =>
  Object.entries(IDENTITY).flatMap(([field, words]) => {
    const isThere = shop[field as keyof typeof IDENTITY] !== ''
    return isThere || (field === 'termsUrl' && TERMS.every((name) => shop[name])) ? [] : [words]
  })

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

export const REGISTRIES = {
  rcs: 'Registre du commerce et des sociétés (RCS)',
  rne: 'Registre national des entreprises (RNE)',
  exempt: 'Dispensé d’immatriculation',
} as const satisfies Record<NonNullable<Shop['registry']>, string>

export const RETURN_COSTS = {
  seller: 'Le vendeur',
  shopper: 'Le client',
} as const satisfies Record<NonNullable<Shop['returnCosts']>, string>

/** Whether a legal form has a share capital, which then has to be stated. */
export const hasCapital = (legalForm: string): boolean =>
  /^(e\.?u\.?r\.?l|s\.?a\.?r\.?l|s\.?a\.?s\.?u?|s\.?a|s\.?n\.?c|s\.?c\.?a|s\.?c\.?s|soci[ée]t[ée])\b/i.test(
    legalForm,
  )
