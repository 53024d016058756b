import type { DiscountCode, Shop } from './schema'

/** The seller details required by law, in the order of the form. */
const IDENTITY = {
  legalName: 'le nom légal',
  addressLine1: 'l’adresse',
  postalCode: 'le code postal',
  city: 'la ville',
  email: 'l’adresse e-mail',
  phone: 'le téléphone',
  termsUrl: 'le lien vers vos conditions de vente',
} as const satisfies Partial<Record<keyof Shop, string>>

/** The settings without which the terms of sale cannot be generated. */
const TERMS = [
  ...(['legalForm', 'companyNumber', 'mediatorName', 'mediatorAddress', 'mediatorUrl'] as const),
  ...(['returnCosts', 'returnAddress'] as const),
]

type Identity = Pick<Shop, keyof typeof IDENTITY> & Partial<Pick<Shop, (typeof TERMS)[number]>>

/** The missing parts of the seller's identity, in French; the checkout stays closed until there are none. A shop without its
 *  own terms sells under the generated ones, once the settings they need are complete. */
export const missingIdentity = (shop: Identity): string[] =>
  Object.entries(IDENTITY).flatMap(([field, words]) => {
    const isThere = shop[field as keyof typeof IDENTITY] !== ''
    return isThere || (field === 'termsUrl' && TERMS.every((name) => shop[name])) ? [] : [words]
  })

/** The sentence of a pause in effect on this day in Paris, including its last day; null while the shop sells. */
export const pauseOn = (
  { pauseMessage, pausedUntil }: Pick<Shop, 'pauseMessage' | 'pausedUntil'>,
  today: string,
): string | null => (pausedUntil === null || today <= pausedUntil ? pauseMessage : null)

export type CodeState = 'off' | 'used-up' | 'ended' | 'planned' | 'valid'

/** The state of a code on this day in Paris: valid, or why not. */
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

/** Whether an order uses it, paid or pending: its discount can then no longer change. */
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
