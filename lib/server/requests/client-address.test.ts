import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address'

describe('the client’s address', () => {
  it('is the connection’s own without a proxy, whatever the header says', () => {
    expect(clientAddress('192.0.2.1', '203.0.113.9', 0)).toBe('192.0.2.1')
  })

  it('is what the one trusted proxy added, not what the client wrote before it', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9')
  })

  it('is what the outermost of two proxies added', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9 , 10.0.0.2', 2)).toBe('203.0.113.9')
  })

  it.each([undefined, '', ' , '])('is the connection’s own when the proxy added nothing (%j)', (header) => {
    expect(clientAddress('10.0.0.1', header, 1)).toBe('10.0.0.1')
  })

  it('is the connection’s own when fewer proxies were passed than are trusted', () => {
    expect(clientAddress('203.0.113.9', '10.0.0.2', 2)).toBe('203.0.113.9')
  })
})
