import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box'

const old = createSecretBox(['the secret of last month, 32 signs'])
const both = createSecretBox(['the secret of this month, 32 signs', 'the secret of last month, 32 signs'])
const today = createSecretBox(['the secret of this month, 32 signs'])

describe('a sealed secret', () => {
  it('opens again for its row, and shows nothing of itself', () => {
    const sealed = today.seal('JBSWY3DPEHPK3PXP', 'totp 7')
    expect(sealed).not.toContain('JBSW')
    expect(today.open(sealed, 'totp 7')).toBe('JBSWY3DPEHPK3PXP')
    expect(today.seal('JBSWY3DPEHPK3PXP', 'totp 7')).not.toBe(sealed)
  })

  it('still opens after AUTH_SECRET changed, and is known to be of the one before', () => {
    const sealed = old.seal('JBSWY3DPEHPK3PXP', 'totp 7')
    expect(both.open(sealed, 'totp 7')).toBe('JBSWY3DPEHPK3PXP')
    expect(both.isCurrent(sealed)).toBe(false)
    expect(both.isCurrent(both.seal('x', 'totp 7'))).toBe(true)
    expect(today.open(sealed, 'totp 7')).toBeNull()
  })
})

describe('under attack: a sealed secret', () => {
  it('does not open for another row, changed, cut or made up', () => {
    const sealed = today.seal('JBSWY3DPEHPK3PXP', 'totp 7')
    const [id = '', box = ''] = sealed.split('.')
    // Not at the end, where some bits of a character are ignored.
    const changed = `${id}.${box.startsWith('A') ? 'B' : 'A'}${box.slice(1)}`
    expect(today.open(sealed, 'totp 8')).toBeNull()
    for (const forged of [changed, sealed.slice(0, -8), `${id}.`, `${id}.AAAA`, '', 'x'])
      expect(today.open(forged, 'totp 7')).toBeNull()
  })
})
