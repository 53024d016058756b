import { expect, test } from 'vitest'
import { returnPath } from './return-path'

test('a path of this site is followed with its query', () => {
  expect(returnPath('/dashboard/tickets/3?page=2#bas')).toBe('/dashboard/tickets/3?page=2#bas')
})

test.each([
  undefined,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  '/login?from=/login',
])('%j leads to the dashboard instead', (from) => {
  expect(returnPath(from)).toBe('/dashboard')
})

test('dots that climb to a foreign host stay here', () => {
  expect(returnPath('/..//evil.example')).not.toMatch(/^\/\//)
})
