import { expect, it, vi } from 'vitest'

it('a refusal of another copy of the module is a refusal too', async () => {
  const own = await import('./errors')
  vi.resetModules()
  const other = await import('./errors')
  expect(other.DomainError).not.toBe(own.DomainError)
  expect(new other.DomainError('unavailable')).toBeInstanceOf(own.DomainError)
  expect(new other.WrongDiscountCode()).toBeInstanceOf(own.DomainError)
  class Renamed extends other.DomainError {
    override name = 'Renamed'
  }
  expect(new Renamed('provider')).toBeInstanceOf(own.DomainError)
  expect(new Error('unavailable')).not.toBeInstanceOf(own.DomainError)
  expect(new own.DomainError('validation')).not.toBeInstanceOf(own.WrongDiscountCode)
})
