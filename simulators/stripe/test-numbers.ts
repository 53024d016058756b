/** Why a bank or Stripe refuses, by Stripe's codes. */
export type Refusal = {
  code: string
  decline_code?: string
  advice_code?: string
  message: string
}

const declined = (decline_code: string, advice_code: string): Refusal => ({
  code: 'card_declined',
  decline_code,
  advice_code,
  message: 'Your card was declined.',
})

/** Refusals by decline or failure code: https://docs.stripe.com/declines/codes */
export const REFUSALS: Record<string, Refusal> = {
  generic_decline: declined('generic_decline', 'try_again_later'),
  insufficient_funds: declined('insufficient_funds', 'try_again_later'),
  do_not_honor: declined('do_not_honor', 'do_not_try_again'),
  lost_card: declined('lost_card', 'do_not_try_again'),
  stolen_card: declined('stolen_card', 'do_not_try_again'),
  expired_card: {
    code: 'expired_card',
    decline_code: 'expired_card',
    advice_code: 'confirm_card_data',
    message: 'Your card has expired.',
  },
  authentication_required: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  account_closed: { code: 'account_closed', message: 'The customer’s bank account has been closed.' },
  debit_not_authorized: {
    code: 'debit_not_authorized',
    message: 'The customer has notified their bank that this payment was unauthorized.',
  },
}

/** For a bank account: a debit has no decline code. */
export const refusalOfDebit = (code: string): Refusal => ({
  code,
  message: REFUSALS[code]?.message ?? 'The bank returned the debit.',
})

export type TestCard = {
  type: 'card'
  brand: string
  label: string
  /** Refused when typed. */
  refused?: string
  /** Accepted when saved, refused later. */
  refusedLater?: string
  /** When the bank asks: `once`, while saving, or each time. */
  asks?: 'once' | 'always'
}

export type TestAccount = {
  type: 'sepa_debit'
  label: string
  outcome: 'succeeds' | 'fails' | 'disputed'
  failure?: string
}

export type TestNumber = TestCard | TestAccount

const card = (label: string, more: Partial<TestCard> = {}): TestCard => ({
  type: 'card',
  brand: 'visa',
  label,
  ...more,
})
const account = (label: string, outcome: TestAccount['outcome'], failure?: string): TestAccount => ({
  type: 'sepa_debit',
  label,
  outcome,
  ...(failure && { failure }),
})

/** https://docs.stripe.com/testing and https://docs.stripe.com/payments/sepa-debit/set-up-payment; Stripe's accounts answer
 *  within minutes, these within days of the simulator's clock, as banks do. */
export const TEST_NUMBERS: Record<string, TestNumber> = {
  '4242424242424242': card('Carte acceptée'),
  '5555555555554444': card('Mastercard acceptée', { brand: 'mastercard' }),
  '4000000000000002': card('Carte refusée', { refused: 'generic_decline' }),
  '4000000000009995': card('Provision insuffisante', { refused: 'insufficient_funds' }),
  '4000000000009987': card('Carte perdue', { refused: 'lost_card' }),
  '4000000000009979': card('Carte volée', { refused: 'stolen_card' }),
  '4000000000000069': card('Carte expirée', { refused: 'expired_card' }),
  '4000000000000341': card('Enregistrée, puis refusée', { refusedLater: 'generic_decline' }),
  '4000002500003155': card('Vérifiée par la banque une fois', { asks: 'once' }),
  '4000002760003184': card('Vérifiée par la banque à chaque fois', { asks: 'always' }),
  FR1420041010050500013M02606: account('Prélèvement accepté après 5 jours', 'succeeds'),
  FR8420041010050500013M02607: account('Prélèvement rejeté après 5 jours', 'fails', 'debit_not_authorized'),
  FR9720041010050000002222227: account('Prélèvement sans provision', 'fails', 'insufficient_funds'),
  FR5720041010050500013M02608: account('Prélèvement accepté, puis contesté', 'disputed'),
}

/** Stripe's names for some of them, which code saves in place of a number:
 *  https://docs.stripe.com/testing?testing-method=payment-methods */
export const TEST_METHODS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
}

/** The test number of typed text, without spaces. */
export function findTestNumber(typed: string): { number: string; test: TestNumber } | undefined {
  const number = typed.replace(/\s/g, '').toUpperCase()
  const test = Object.hasOwn(TEST_NUMBERS, number) ? TEST_NUMBERS[number] : undefined
  return test && { number, test }
}
