import { expect, it } from 'vitest'
import { networkOf, requestSource } from './request-source'

it.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
  ['the same without shortening', '0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['an IPv4 address with a port', '203.0.113.7:52044', '203.0.113.7'],
  ['one written as IPv6 with a port', '[::ffff:203.0.113.7]:52044', '203.0.113.7'],
  ['an IPv6 address with a port', '[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
  ['one in brackets', '[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::/64'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another of the same /64', '2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['a short one', '2001:db8::1', '2001:db8:0:0::/64'],
  ['loopback', '::1', '0:0:0:0::/64'],
  ['one with its interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['what is no address', 'unknown', 'unknown'],
])('the network of %s', (_, address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('a request keeps the id that our server gave it, and gets one without', () => {
  expect(requestSource(new Headers({ 'x-ostal-request-id': 'abc' })).requestId).toBe('abc')
  expect(requestSource(new Headers()).requestId).toMatch(/^[0-9a-f-]{36}$/)
})
