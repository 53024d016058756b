import { expect, it } from 'vitest'
import { interactionToNextPaint } from './interactions'

const press = (id: number, duration: number) => ({ id, duration, target: `press ${id}` })
const presses = (count: number) => Array.from({ length: count }, (_, at) => press(at + 1, 24))

it('INP is the longest event of the worst interaction', () => {
  expect(interactionToNextPaint([press(1, 40), press(1, 96), press(2, 64)])).toEqual(press(1, 96))
})

it('INP leaves out one interaction of every fifty', () => {
  expect(interactionToNextPaint([...presses(48), press(49, 300)])?.duration).toBe(300)
  expect(interactionToNextPaint([...presses(49), press(50, 300)])?.duration).toBe(24)
})

it('a page without a slow interaction has no INP', () => {
  expect(interactionToNextPaint([])).toBeUndefined()
})
