import { expect, it } from 'vitest'
import { paymentProvider } from '../../../tests/support/payment-provider'
import {
  createTestCustomer,
  debitTestMethod,
  refundTestPayment,
  saveTestAccount,
  saveTestCard,
} from './try-debits'

await paymentProvider()
const email = 'delivered@resend.dev'
const customer = await createTestCustomer(email)
const debitCard = async (card: string) => debitTestMethod(customer, await saveTestCard(customer, card), 3_500)

it('a card that pays is debited, and its payment given back', async () => {
  const { status, intentId, invoiceIds } = await debitCard('pm_card_visa')
  expect({ status, invoiceIds }).toEqual({ status: 'succeeded', invoiceIds: [] })
  expect(await refundTestPayment(intentId)).toBe('succeeded')
})

it.each([
  ['pm_card_authenticationRequired', true],
  ['pm_card_chargeCustomerFail', false],
])('%s is saved, then refused', async (card, needsCustomer) =>
  expect(await debitCard(card)).toMatchObject({ status: 'refused', refusal: { needsCustomer } }),
)

it('an account signs a mandate, and its debit is on its way', async () => {
  const method = await saveTestAccount(customer, 'FR1420041010050500013M02606', email)
  expect(await debitTestMethod(customer, method, 3_500)).toMatchObject({ status: 'processing' })
})

it('an invalid IBAN is refused', async () =>
  expect(saveTestAccount(customer, 'FR00', email)).rejects.toMatchObject({
    name: 'PaymentFault',
    code: 'invalid_bank_account_iban',
  }))
