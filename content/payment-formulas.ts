/** How a website is paid for (terms 3): once, by the subscription, or both. */
export const PAYMENT_FORMULAS = ['one_time', 'subscription', 'one_time_and_subscription'] as const
export type PaymentFormula = (typeof PAYMENT_FORMULAS)[number]

export const FORMULA_WORDS: Record<PaymentFormula, string> = {
  one_time: 'Paiement unique',
  subscription: 'Abonnement',
  one_time_and_subscription: 'Développement et abonnement',
}
