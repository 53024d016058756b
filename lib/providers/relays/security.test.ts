import { expect, it } from 'vitest'
import { security } from './security'

it('signs as the carrier’s own example', () => {
  expect(security(['BDTEST13', '12345678', 'FR'], 'PrivateK')).toBe('33DA5F122DAA40241087CC7845BEA4B1')
})

it('signs values in their order', () => {
  expect(security(['FR', '34000'], 'clef')).not.toBe(security(['34000', 'FR'], 'clef'))
})
