import { expect, it, vi } from 'vitest'

async function tag(build: string, version = 1, origin = 'https://www.ostal.fr') {
  // The module reads it when it is loaded.
  vi.stubEnv('OSTAL_BUILD', build)
  vi.resetModules()
  const { listTag } = await import('./list-tag')
  return listTag(version, origin)
}

it('two instances of one build give the same list the same tag', async () => {
  expect(await tag('a')).toBe(await tag('a'))
})

it('another version, another build or another address is another tag', async () => {
  const tags = [await tag('a'), await tag('a', 2), await tag('a', 1, 'https://ostal.example'), await tag('b')]
  expect(new Set(tags).size).toBe(4)
})
