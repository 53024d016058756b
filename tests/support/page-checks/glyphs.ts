import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import type { Page } from 'playwright/test'
import { runInPage } from './run-in-page'

const { resolve } = createRequire(import.meta.url)
const open = (family: string, file: string) =>
  openSync(resolve(`@fontsource-variable/${family}/files/${file}-latin-wght-normal.woff2`)) as Font

let fonts: Record<string, Font> | undefined

/** Symbols of the interface that the fonts lack and every system has. */
const SYSTEM_SIGNS = new Set('←↑→↓✓✗★')

/** The title fonts of the example sites, which load no font. Every system substitutes its own serif; these cannot be read
 *  here, so their text may contain the characters of our text font. */
const SYSTEM_SERIFS = new Set(['Georgia', 'Iowan Old Style'])

/** Readable characters missing from their font, which a system might draw as a box. */
export async function findMissingGlyphs(page: Page): Promise<string[]> {
  fonts ??= {
    figtree: open('figtree', 'figtree'),
    bricolage: open('bricolage-grotesque', 'bricolage-grotesque'),
  }
  const found: string[] = []
  for (const [family, characters] of Object.entries(await runInPage(page, 'charactersByFamily'))) {
    // Code uses the system's monospace font.
    if (family === 'ui-monospace') continue
    const font = SYSTEM_SERIFS.has(family)
      ? fonts.figtree
      : Object.entries(fonts).find(([name]) => family.toLowerCase().includes(name))?.[1]
    if (!font) found.push(`“${characters.slice(0, 20)}” in ${family}, which is none of our fonts`)
    for (const character of font ? characters : []) {
      const code = character.codePointAt(0) ?? 0
      if (!font?.hasGlyphForCodePoint(code) && !/\s/.test(character) && !SYSTEM_SIGNS.has(character))
        found.push(`“${character}” (U+${code.toString(16).padStart(4, '0')}) in ${family}`)
    }
  }
  return found
}
