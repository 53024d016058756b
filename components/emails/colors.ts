import { palette } from '../art/palette'

type Theme = (typeof palette)[keyof typeof palette]

/** The colours of mails in a theme: mail programs do not support variables. */
const colorsOf = (theme: Theme) => ({
  ground: theme.background,
  surface: theme.surface,
  sunken: theme.sunken,
  text: theme.text,
  muted: theme.muted,
  hairline: theme.hairline,
  brand: theme.brand,
  onBrand: theme['on-brand'],
  link: theme.info,
  highlight: theme.highlight,
})

export const day = colorsOf(palette.light)
export const night = colorsOf(palette.dark)
