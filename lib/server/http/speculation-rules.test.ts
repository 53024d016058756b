import { expect, it } from 'vitest'
import { speculationRules } from './speculation-rules'

it('prefetches the sealed pages alone, each by its very address', () => {
  expect(JSON.parse(speculationRules(['/', '/blog/a(b)', '/été']).toString())).toEqual({
    prefetch: [{ where: { href_matches: ['/', '/blog/a\\(b\\)', '/%C3%A9t%C3%A9'] }, eagerness: 'moderate' }],
  })
})
