import { expect, it } from 'vitest'
import { DAY_CHIPS, HOUR_CHIPS, hasSuggestion, toggleSuggestion, WISH_LENGTH } from './suggestions'

it('writes the chips in their order, as one text', () => {
  const thursday = toggleSuggestion('', 'Jeudi', DAY_CHIPS)
  expect(toggleSuggestion(thursday, 'Lundi', DAY_CHIPS)).toBe('Lundi, jeudi')
})

it('takes a chip away again and leaves what was written', () => {
  expect(toggleSuggestion('Lundi, jeudi, sauf fériés', 'Lundi', DAY_CHIPS)).toBe('Jeudi, sauf fériés')
  expect(toggleSuggestion('Lundi', 'Lundi', DAY_CHIPS)).toBe('')
})

it('knows a chip that was written by hand', () => {
  expect(hasSuggestion('avant 11 h, MATIN', 'Matin')).toBe(true)
  expect(hasSuggestion('le matin', 'Matin')).toBe(false)
})

it.each([[DAY_CHIPS], [HOUR_CHIPS]])('all chips together fit into the field', (chips) => {
  const all = chips.reduce<string>((text, chip) => toggleSuggestion(text, chip, chips), '')
  expect(chips.every((chip) => hasSuggestion(all, chip))).toBe(true)
  expect(all.length).toBeLessThan(WISH_LENGTH)
})
