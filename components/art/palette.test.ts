import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { palette } from './palette'

const styles = readFileSync('app/globals.css', 'utf8')

/** The value of a token in a theme; a single value applies to both. */
function tokenOf(name: string, theme: 'light' | 'dark'): string | undefined {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(styles) ?? []
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value)
  return pair ? pair[theme === 'light' ? 1 : 2] : value
}

it.each(['light', 'dark'] as const)('the colours of the %s theme are those of the style sheet', (theme) => {
  for (const [name, color] of Object.entries(palette[theme])) expect(tokenOf(name, theme), name).toBe(color)
})
