import { describe, expect, it } from 'vitest'
import { isStandIn, keysOf } from './keys'

describe('the keys of an installation', () => {
  it.each([
    ['sk_test_51', 'test'],
    ['rk_test_51', 'test'],
    ['sk_sim_1', 'test'],
    ['sk_live_51', 'live'],
    ['rk_live_51', 'live'],
    ['sk_51', 'live'],
    ['', 'absent'],
    [undefined, 'absent'],
  ])('%s of Stripe is %s', (STRIPE_SECRET_KEY, kind) =>
    expect(keysOf({ STRIPE_SECRET_KEY }).stripe).toBe(kind),
  )

  const contract = { MONDIALRELAY_ENSEIGNE: 'CC12ABCD', MONDIALRELAY_API2_LOGIN: 'a@exemple.fr' }
  it.each([
    [{}, 'live'],
    [{ MONDIALRELAY_API2_URL: 'https://connect-api.mondialrelay.com/api/shipment' }, 'live'],
    [{ MONDIALRELAY_API2_URL: 'https://connect-api-sandbox.mondialrelay.com/api/shipment' }, 'test'],
    [{ MONDIALRELAY_ENSEIGNE: 'BDTEST13' }, 'test'],
    [{ MONDIALRELAY_API2_LOGIN: '' }, 'absent'],
  ])('with %j a label of Mondial Relay is %s', (changes, kind) =>
    expect(keysOf({ ...contract, ...changes }).carrier).toBe(kind),
  )

  it('leave a vendor alone that has none', () =>
    expect(keysOf({})).toEqual({ stripe: 'absent', carrier: 'absent', mail: 'absent', files: 'absent' }))
})

describe('the stand-in of Stripe', () => {
  it('is told by its address', () => {
    expect(isStandIn({ STRIPE_API_BASE: 'https://partenaires.exemple.fr' })).toBe(true)
    for (const STRIPE_API_BASE of [undefined, '', 'https://api.stripe.com'])
      expect(isStandIn({ STRIPE_API_BASE })).toBe(false)
  })
})
