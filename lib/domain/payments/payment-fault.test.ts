import { expect, it } from 'vitest'
import { PaymentFault } from '@/lib/providers/payments/payment-fault'
import { providerRefusal } from './payment-fault'

it('only a payment that failed is said to have debited nothing', () => {
  const fault = new PaymentFault('No answer', null, true)
  expect(providerRefusal(fault, 'debit').message).toContain('Rien n’a été débité')
  expect(providerRefusal(fault)).toMatchObject({ code: 'provider', cause: fault })
  expect(providerRefusal(fault).message).not.toContain('débité')
})
