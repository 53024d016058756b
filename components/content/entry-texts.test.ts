import { expect, test } from 'vitest'
import { isSame, storedTexts } from './entry-texts'

const stored = {
  websiteId: 1,
  createdAt: new Date(),
  updatedAt: new Date(),
  active: true,
  pictureHash: 'a.webp',
}
const ousmane = { ...stored, id: 1, position: 1, name: 'Ousmane', role: 'Chef', description: null }

test('a form starts with what is stored, and a new entry visible', () => {
  expect(storedTexts('staff', ousmane)).toEqual({ name: 'Ousmane', role: 'Chef', active: 'on' })
  expect(storedTexts('staff', { ...ousmane, active: false })).not.toHaveProperty('active')
  expect(storedTexts('staff', undefined)).toEqual({ active: 'on' })
})

test.each([
  ['an empty field and a missing one', { name: 'Ana', description: '' }, { name: 'Ana' }, true],
  ['line ends of two systems', { description: 'a\r\nb' }, { description: 'a\nb' }, true],
  ['a letter', { name: 'Ana' }, { name: 'Anna' }, false],
  ['a ticked box', { active: 'on' }, {}, false],
])('%s: the same or not', (_, one, other, same) => {
  expect(isSame('staff', one, other)).toBe(same)
})
