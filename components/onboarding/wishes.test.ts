import { expect, it } from 'vitest'
import { DAY_CHIPS, HOUR_CHIPS, hasWish, toggleWish, WISH_LENGTH } from './wishes'

it('writes the chips in their order, as one text', () => {
  const thursday = toggleWish('', 'Jeudi', DAY_CHIPS)
  expect(toggleWish(thursday, 'Lundi', DAY_CHIPS)).toBe('Lundi, jeudi')
})

it('takes a chip away again and leaves what was written', () => {
  expect(toggleWish('Lundi, jeudi, sauf fériés', 'Lundi', DAY_CHIPS)).toBe('Jeudi, sauf fériés')
  expect(toggleWish('Lundi', 'Lundi', DAY_CHIPS)).toBe('')
})

it('knows a chip that was written by hand', () => {
  expect(hasWish('avant 11 h, MATIN', 'Matin')).toBe(true)
  expect(hasWish('le matin', 'Matin')).toBe(false)
})

it.each([[DAY_CHIPS], [HOUR_CHIPS]])('all chips together fit into the field', (chips) => {
  const all = chips.reduce<string>((text, chip) => toggleWish(text, chip, chips), '')
  expect(chips.every((chip) => hasWish(all, chip))).toBe(true)
  expect(all.length).toBeLessThan(WISH_LENGTH)
})
