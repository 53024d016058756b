import { expect, it } from 'vitest'
import { readablePath } from './readable-path'

it.each([
  ['/api/tickets/1?limit=%ZZ', '/api/tickets/1?limit=%ZZ'],
  ['/r%C3%A9servation', '/r%C3%A9servation'],
  ['/api/tickets/%F0%9F?x=%F0', '/api/tickets/%25F0%259F?x=%F0'],
  ['/%', '/%25'],
  ['*', '*'],
])('%s reaches the framework as %s', (target, seen) => {
  expect(readablePath(target)).toBe(seen)
  expect(() => decodeURIComponent(seen.split('?')[0] ?? '')).not.toThrow()
})
