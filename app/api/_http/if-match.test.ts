import { expect, test } from 'vitest'
import { matchedVersions } from './if-match'

const asked = (header: string) => matchedVersions({ headers: new Headers({ 'if-match': header }) })

test('a header names the versions that may be changed', () => {
  expect(asked('"m1"')).toEqual(['m1'])
  expect(asked('"m1", "m2"')).toEqual(['m1', 'm2'])
})

test('weak tags and anything that is no tag match nothing', () => {
  expect(asked('W/"m1"')).toEqual([])
  expect(asked('m1')).toEqual([])
})

test('without a header, or with a star, any version may be changed', () => {
  expect(matchedVersions({ headers: new Headers() })).toBeUndefined()
  expect(asked('*')).toBeUndefined()
})
