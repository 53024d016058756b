import { MARK } from '@/components/art/mark-shapes'
import { palette } from '@/components/art/palette'

type Icon = {
  /** The fraction of the square that the house fills. */
  share?: number
  /** On the site's background colour, where a transparent icon would have an unknown one. */
  onGround?: boolean
  /** Whether its colours follow the browser's theme. */
  adaptive?: boolean
}

/** The small house as a standalone SVG file. */
export function drawIcon({ share = 1, onGround = false, adaptive = false }: Icon): string {
  const { size, stroke, walls, window, windowStroke, roof } = MARK
  const edge = (size * (1 - share)) / 2
  const night = adaptive ? `@media(prefers-color-scheme:dark){${colors(palette.dark)}}` : ''
  const ground = onGround ? `<path fill="${palette.light.background}" d="M0 0H${size}V${size}H0Z"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">
<style>${colors(palette.light)}${night}</style>
${ground}<g transform="translate(${edge} ${edge}) scale(${share})" stroke-width="${stroke}" stroke-linejoin="round">
<path class="walls" d="${walls}"/>
<path fill="${palette.light.highlight}" stroke-width="${windowStroke}" d="${window}"/>
<path class="roof" d="${roof}"/>
</g>
</svg>
`
}

const colors = ({ text, surface, brand }: { text: string; surface: string; brand: string }) =>
  `g{stroke:${text}}.walls{fill:${surface}}.roof{fill:${brand}}`
