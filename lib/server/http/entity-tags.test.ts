import { expect, it } from 'vitest'
import { matchesTag, strongTag } from './entity-tags'

it.each<[string | null | undefined, boolean]>([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"c","a"', true],
  ['"b" , "c"', false],
  [' * ', true],
  ['"*"', false],
  ['"x,"a"', false],
  ['"b,a", "c"', false],
  ['a', false],
  ['', false],
  [null, false],
  [undefined, false],
])('If-None-Match: %s', (header, expected) => {
  expect(matchesTag(header, '"a"')).toBe(expected)
  expect(matchesTag(header, 'W/"a"')).toBe(expected)
})

it('the same bytes have the same tag, others another', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((text) => strongTag(Buffer.from(text)))
  expect(one).toMatch(/^"[\w-]{27}"$/)
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})
