/** The delivery method of an order, in a list. */
export const DELIVERY_WORDS: Record<string, string> = {
  home: 'À domicile',
  relay: 'Point relais',
  pickup: 'Retrait en boutique',
}
