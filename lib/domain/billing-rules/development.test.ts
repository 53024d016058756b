import { describe, expect, it } from 'vitest'
import { type DevelopmentInvoice, isDevelopmentPaid } from './development'

const deposit = (status: DevelopmentInvoice['status']): DevelopmentInvoice => ({ purpose: 'deposit', status })
const balance = (status: DevelopmentInvoice['status']): DevelopmentInvoice => ({ purpose: 'balance', status })

describe('a development', () => {
  it.each([
    ['without an invoice', [], false],
    ['with its deposit alone, before delivery', [deposit('paid')], false],
    ['with its balance open', [deposit('paid'), balance('issued')], false],
    ['with its balance waiting to be issued', [deposit('paid'), balance('draft')], false],
    ['with a deposit that is owed again', [deposit('issued'), balance('paid')], false],
    ['with its balance cancelled, before delivery', [deposit('paid'), balance('cancelled')], false],
    ['with its balance paid', [deposit('paid'), balance('paid')], true],
    ['with a balance and no deposit', [balance('paid')], true],
  ] satisfies [string, DevelopmentInvoice[], boolean][])('%s: %#', (_of, invoices, isPaid) => {
    expect(isDevelopmentPaid(invoices, { isDelivered: false })).toBe(isPaid)
  })

  it('whose deposit was all is paid once it is delivered', () => {
    expect(isDevelopmentPaid([deposit('paid')], { isDelivered: true })).toBe(true)
    expect(isDevelopmentPaid([deposit('paid'), balance('cancelled')], { isDelivered: true })).toBe(true)
    expect(isDevelopmentPaid([deposit('issued')], { isDelivered: true })).toBe(false)
    expect(isDevelopmentPaid([], { isDelivered: true })).toBe(false)
  })
})
