/** From this degree up a drink is alcoholic (article L. 3321-1 of the Code de la santé publique). */
export const ALCOHOL_ABOVE = 1.2

export const ALCOHOL_WARNING = 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.'
export const NO_MINORS = 'La vente d’alcool aux mineurs de moins de 18\u00a0ans est interdite.'

export const isAlcoholic = (product: { alcohol: boolean; alcoholPercent: number | null }): boolean =>
  product.alcohol || (product.alcoholPercent ?? 0) > ALCOHOL_ABOVE
