import { converter, formatHex, type Oklch, wcagContrast } from 'culori'

/** The backgrounds an accent is shown on, as in app/globals.css. */
const GROUNDS = {
  light: { surface: '#ffffff', all: ['#fbfaf7', '#ffffff', '#f0f2f7'] },
  dark: { surface: '#131720', all: ['#0a0e16', '#131720', '#1b202b'] },
} as const

const TEXT_CONTRAST = 4.5
const SHAPE_CONTRAST = 3

export type Theme = keyof typeof GROUNDS
export type Accent = {
  fill: string
  on: string
  /** The line around the fill; transparent unless the fill is too close to a background. */
  edge: string
  soft: string
  text: string
  ring: string
}

const CONTROL = { light: '#7a818d', dark: '#747a87' } as const
/** Below this chroma a colour counts as grey. */
const GREY = 0.02
const LIGHT_INK = '#ebeff4'

const toOklch = converter('oklch')

/** Derives usable colours from an account's colour: for any chosen hex, text on it and in it stays readable in both themes. */
export function accent(color: string, theme: Theme): Accent {
  const chosen = `#${color}`
  const { surface, all } = GROUNDS[theme]
  const fill = theme === 'dark' ? seenByNight(chosen, surface) : chosen
  const soft = tint(chosen, theme)
  return {
    fill,
    on: wcagContrast('#ffffff', fill) >= TEXT_CONTRAST ? '#ffffff' : '#000000',
    edge: isSeen(fill, all, SHAPE_CONTRAST) ? 'transparent' : CONTROL[theme],
    soft,
    text: moved(chosen, theme, [...all, soft], TEXT_CONTRAST),
    ring: moved(chosen, theme, [...all], SHAPE_CONTRAST),
  }
}

/** Lightens the colour until it is visible; a dark grey or black becomes light ink, because its lighter greys look disabled. */
function seenByNight(color: string, surface: string): string {
  if (!isSeen(color, [surface], SHAPE_CONTRAST) && (toOklch(color)?.c ?? 0) < GREY) return LIGHT_INK
  return moved(color, 'dark', [surface], SHAPE_CONTRAST)
}

const isSeen = (color: string, grounds: readonly string[], contrast: number) =>
  grounds.every((ground) => wcagContrast(color, ground) >= contrast)

/** The colour itself if its contrast suffices, otherwise the nearest lightness of the same hue that does. */
function moved(color: string, theme: Theme, grounds: string[], contrast: number): string {
  const start = toOklch(color) as Oklch
  const step = theme === 'light' ? -0.01 : 0.01
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const candidate = formatHex({ ...start, l })
    if (isSeen(candidate, grounds, contrast)) return candidate
  }
  return theme === 'light' ? '#000000' : '#ffffff'
}

/** A pale background of the same hue; a deep one in the dark theme. */
function tint(color: string, theme: Theme): string {
  const { h, c } = toOklch(color) as Oklch
  const shade = theme === 'light' ? { l: 0.96, c: Math.min(c, 0.03) } : { l: 0.27, c: Math.min(c, 0.05) }
  return formatHex({ mode: 'oklch', ...shade, h: h ?? 0 })
}

/** A style sheet with the six variables of app/globals.css, each with both themes. `color` is six hex digits. */
export function accentStyle(color: string): string {
  const [light, dark] = [accent(color, 'light'), accent(color, 'dark')]
  const variables = (Object.keys(light) as (keyof Accent)[]).map(
    (name) => `--accent-${name}:light-dark(${light[name]},${dark[name]})`,
  )
  return `:root{${variables.join(';')}}`
}
