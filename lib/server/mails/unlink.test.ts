import { expect, it } from 'vitest'
import { unlink } from './unlink'

it.each([
  'Devis n° 2026-118, https://voleur.example/payer',
  'Écrivez à aide@voleur.example',
  'www.voleur.example',
  'voleur。example',
  'Appelez le 08 99 12 34 56',
  'Appelez le +33 (0)8.99.12.34.56',
  'Appelez 0899123456',
  'Appelez le 118 218',
])('under attack: “%s” has nothing to click or call in a receipt, and reads the same', (text) => {
  const inert = unlink(text)
  expect(inert.replaceAll('\u2060', '')).toBe(text)
  expect(inert).not.toMatch(/https?:\/\/|www\.|\w@\w|[\p{L}\p{N}][.。]\p{L}{2}|(\d[\s().-]*){4}/iu)
})
