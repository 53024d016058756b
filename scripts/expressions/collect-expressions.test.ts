import { analyse } from 'scslre'
import { describe, expect, it } from 'vitest'
import { COMPUTED, collectExpressions, readExpressions } from './collect-expressions'

const { expressions, computed } = collectExpressions(process.cwd())

/** Whether the quick analysis finds an input that takes more than linear time. It tries repeats of one character; `npm run trust`
 *  checks the same expressions with recheck, which tries any input. */
const isSlow = ({ source, flags }: { source: string; flags: string }) =>
  analyse({ source, flags }).reports.length > 0

it('no regular expression of the product takes more than linear time', () => {
  expect(expressions.length).toBeGreaterThan(300)
  const slow = expressions.filter(isSlow)
  expect(slow.map(({ source, places }) => `/${source}/ in ${places.join(', ')}`)).toEqual([])
})

it('the quick analysis finds what takes quadratic and exponential time', () => {
  for (const source of ['\\s+$', '^(a+)+$', '^\\n+|\\n+$', '<([^>]+)>;'])
    expect(isSlow({ source, flags: '' })).toBe(true)
})

it('an expression is built from computed text only where that text is the product’s own', () => {
  expect(computed.map((place) => place.replace(/:\d+$/, ''))).toEqual(Object.keys(COMPUTED))
})

describe('of a file', () => {
  const read = (text: string) => readExpressions('lib/file.tsx', text)

  it('literals and constant texts are read, with their flags and lines', () => {
    const text = "const a = /a\\/[/]b/gu\nconst b = new RegExp('c' + `d`, 'i')\nRegExp('e')\n"
    expect(read(text)).toEqual({
      expressions: [
        { source: 'a\\/[/]b', flags: 'gu', places: ['lib/file.tsx:1'] },
        { source: 'cd', flags: 'i', places: ['lib/file.tsx:2'] },
        { source: 'e', flags: '', places: ['lib/file.tsx:3'] },
      ],
      computed: [],
    })
  })

  it('slashes of comments, texts and elements are none', () => {
    expect(read("// /a/\nconst a = '/b/'\nconst c = 4 / 2 / 1\nconst d = <p>/e/</p>\n").expressions).toEqual(
      [],
    )
  })

  it('computed texts and computed flags are named by their places', () => {
    const { expressions, computed } = read("new RegExp(name)\nnew RegExp(`a${b}`)\nnew RegExp('a', flags)\n")
    expect(expressions).toEqual([])
    expect(computed).toEqual(['lib/file.tsx:1', 'lib/file.tsx:2', 'lib/file.tsx:3'])
  })
})
