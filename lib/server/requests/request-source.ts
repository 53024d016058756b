import { isIPv6 } from 'node:net'
import type { RequestSource } from '../context'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from './client-address'

/** The request's id, for log, answer and audit, and its network, for limits and audit. */
export function requestSource(headers: Headers): RequestSource {
  return {
    requestId: headers.get(REQUEST_ID_HEADER) ?? crypto.randomUUID(),
    network: networkOf(headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'),
  }
}

/** An IPv4 address unchanged, an IPv6 address as its /64, which belongs to one household or machine. Some proxies add the port,
 *  and some systems write IPv4 as IPv6: neither changes the network. */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*/, '')
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return groups.slice(6).flatMap(octets).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

function withoutPort(address: string): string {
  const inBrackets = /^\[([^\]]*)\](:\d+)?$/.exec(address)?.[1]
  return inBrackets ?? address.replace(/^([\d.]+):\d+$/, '$1')
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalizes every address: lower case, no leading zeros, `::` for the longest run of zeros.
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before = [], after = []] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = Array(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after]
}

const octets = (group: string) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]
