import { expect, it } from 'vitest'
import { duration } from './duration'

const START = Date.UTC(2026, 0, 5, 8)
const after = (minutes: number) => duration(new Date(START), new Date(START + minutes * 60_000))

it.each([
  [-3, 'moins d’une minute'],
  [0.9, 'moins d’une minute'],
  [1, '1\u00a0min'],
  [59.9, '59\u00a0min'],
  [60, '1\u00a0h\u00a000'],
  [185, '3\u00a0h\u00a005'],
  [48 * 60 - 1, '47\u00a0h\u00a059'],
  [48 * 60, '2\u00a0jours'],
  [100 * 60, '4\u00a0jours'],
])('%d minutes are « %s »', (minutes, text) => expect(after(minutes)).toBe(text))
