import { expect, it } from 'vitest'
import { DIRECT, sourceOf } from './source'

const OWN = 'www.ostal.example'

it.each([
  ['www.google.com', 'google.com'],
  ['Blog.Exemple.fr:8443', 'blog.exemple.fr'],
  ['xn--caf-dma.fr', 'xn--caf-dma.fr'],
])('a view that came from %s is counted for %s', (host, source) => {
  expect(sourceOf(host, OWN)).toBe(source)
})

it.each(['', 'localhost', '192.0.2.1', 'une phrase', '<b>.fr', `${'a'.repeat(300)}.fr`])(
  'a view that names no site (%s) is a direct one',
  (host) => {
    expect(sourceOf(host, OWN)).toBe(DIRECT)
  },
)

it('a view that came from our own pages is no arrival', () => {
  expect(sourceOf(OWN, OWN)).toBeNull()
})
