import { formatHex, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { accent, accentStyle, type Theme } from './accent'

const grounds = { light: ['#fbfaf7', '#ffffff', '#f0f2f7'], dark: ['#0a0e16', '#131720', '#1b202b'] }

const hues = Array.from({ length: 72 }, (_, index) =>
  [0.2, 0.5, 0.8].flatMap((l) =>
    [0.02, 0.2].map((s) => formatHex({ mode: 'hsl', h: index * 5, s: s * 5, l })),
  ),
).flat()
const colors = [...hues, '#000000', '#ffffff', '#ffd84d', '#2f68ed'].map((hex) => hex.slice(1))

describe.each(['light', 'dark'] as Theme[])('in the %s theme every colour', (theme) => {
  const all = colors.map((color) => accent(color, theme))

  test('gives text of 4.5 : 1 on all grounds and on its own tint', () => {
    const worst = Math.min(
      ...all.flatMap((one) => [...grounds[theme], one.soft].map((ground) => wcagContrast(one.text, ground))),
    )
    expect(worst).toBeGreaterThanOrEqual(4.5)
  })

  test('carries its label at 4.5 : 1', () => {
    expect(Math.min(...all.map((one) => wcagContrast(one.on, one.fill)))).toBeGreaterThanOrEqual(4.5)
  })

  test('has a fill or a line around it of 3 : 1 on all grounds', () => {
    const worst = Math.min(
      ...all.flatMap(({ fill, edge }) =>
        grounds[theme].map((ground) =>
          Math.max(...[fill, edge].map((one) => (one === 'transparent' ? 0 : wcagContrast(one, ground)))),
        ),
      ),
    )
    expect(worst).toBeGreaterThanOrEqual(3)
  })

  test('gives a focus ring of 3 : 1 on all grounds', () => {
    const worst = Math.min(
      ...all.flatMap((one) => grounds[theme].map((ground) => wcagContrast(one.ring, ground))),
    )
    expect(worst).toBeGreaterThanOrEqual(3)
  })
})

test('the fill is the chosen colour itself by day, and lightened until it is seen by night', () => {
  expect(accent('000000', 'light').fill).toBe('#000000')
  expect(wcagContrast(accent('000000', 'dark').fill, '#131720')).toBeGreaterThanOrEqual(3)
})

test('a white by day and a black by night are still seen as buttons', () => {
  const edge = accent('ffffff', 'light').edge
  for (const ground of grounds.light) expect(wcagContrast(edge, ground)).toBeGreaterThanOrEqual(3)
  for (const ground of grounds.dark)
    expect(wcagContrast(accent('000000', 'dark').fill, ground)).toBeGreaterThanOrEqual(7)
})

test('a colour that is seen well has no line around it', () => {
  expect(accent('2f68ed', 'light').edge).toBe('transparent')
  expect(accent('2f68ed', 'dark').edge).toBe('transparent')
})

test('the style sheet holds nothing but the six variables', () => {
  expect(accentStyle('2f68ed')).toMatch(
    /^:root\{(--accent-\w+:light-dark\((#[0-9a-f]{6}|transparent),(#[0-9a-f]{6}|transparent)\);?){6}\}$/,
  )
})
