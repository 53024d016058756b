import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'fontkit'
import { inertFont } from './inert-font'

export type Weight = 'regular' | 'bold'
/** A weight comes in two files: one for western Europe, one for the rest of the Latin alphabet. */
type Letters = readonly [latin: Font, others: Font]
/** The product's own letters in their two weights; `inert`: the regular ones, for what strangers typed. */
export type Fonts = Record<Weight | 'inert', Letters>

const FOLDER = 'node_modules/@fontsource/figtree/files'

let opened: Promise<Fonts> | undefined

/** Read once for an instance, when the first document is written. */
export function openFonts(): Promise<Fonts> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const font = async (name: string) =>
    create(await readFile(join(process.cwd(), FOLDER, `figtree-${name}-normal.woff`))) as Font
  const [regular, regularOthers, bold, boldOthers] = await Promise.all(
    ['latin-400', 'latin-ext-400', 'latin-600', 'latin-ext-600'].map(font),
  )
  if (!regular || !regularOthers || !bold || !boldOthers) throw new Error('A font is missing')
  return {
    regular: [regular, regularOthers],
    bold: [bold, boldOthers],
    inert: [inertFont(regular), inertFont(regularOthers)],
  }
}
