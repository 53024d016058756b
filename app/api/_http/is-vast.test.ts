import { expect, it } from 'vitest'
import { isTooComplex } from './is-too-complex'

const vast = (json: string) => isTooComplex(Buffer.from(json))

it.each([
  ['many values', `[${'1,'.repeat(10_000)}1]`],
  ['many fields', `{${'"a":1,'.repeat(10_000)}"b":1}`],
  ['values within values', '['.repeat(33)],
  ['values behind a string with a quote', `{"a":"\\"","b":[${'1,'.repeat(10_000)}1]}`],
])('under attack: JSON of %s is known before it is parsed', (_, json) => expect(vast(json)).toBe(true))

it.each([
  ['a long text of commas and brackets', JSON.stringify({ Message: ',[{"\\'.repeat(20_000) })],
  ['many values side by side', JSON.stringify(Array(9_000).fill([]))],
  ['nothing', ''],
])('JSON of %s is parsed', (_, json) => expect(vast(json)).toBe(false))
