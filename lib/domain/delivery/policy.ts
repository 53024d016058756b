/** What is still missing in a cart, in words. `amount`: as a price is written. */
export const freeDeliveryText = (amount: string): string => `Plus que ${amount} pour la livraison offerte`
