/** The amount missing for free delivery, in words. `amount`: a formatted price. */
export const freeDeliveryText = (amount: string): string => `Plus que ${amount} pour la livraison offerte`
