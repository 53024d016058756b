import { expect, it } from 'vitest'
import { pictureRefusal } from './file-refusal'

const MAX = 10 * 1024 * 1024

it.each([
  ['a picture', 'image/jpeg', 1000, null],
  ['one of just 10 MB', 'image/png', MAX, null],
  ['one past 10 MB', 'image/png', MAX + 1, 'Une image pèse 10\u00a0Mo au plus.'],
  ['a drawing that may hold scripts', 'image/svg+xml', 10, 'Envoyez une image JPEG, PNG, WebP, AVIF ou GIF.'],
  ['a text', 'text/plain', 10, 'Envoyez une image JPEG, PNG, WebP, AVIF ou GIF.'],
  ['a file whose type the browser does not know', '', 10, null],
])('%s', (_, type, size, refusal) => {
  expect(pictureRefusal({ type, size })).toBe(refusal)
})
