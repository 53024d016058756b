type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

const known = new Map<string, Rgba>()
const WHITE: Rgba = [255, 255, 255, 1]

/** Any colour of CSS as the browser paints it. */
export function toRgba(colour: string): Rgba {
  const found = known.get(colour)
  if (found) return found
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('The browser has no canvas')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const rgba: Rgba = [red, green, blue, alpha / 255]
  known.set(colour, rgba)
  return rgba
}

function layOver([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha)
  return [mix(red, r), mix(green, g), mix(blue, b), 1]
}

/** The background colour of an element's content: its own background over those of its ancestors. */
export function groundOf(element: Element | null): Rgba {
  if (!element) return WHITE
  const own = toRgba(getComputedStyle(element).backgroundColor)
  return own[3] === 1 ? own : layOver(own, groundOf(element.parentElement ?? hostOf(element)))
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

function luminance([red, green, blue]: Rgba): number {
  const part = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}

/** The contrast ratio by WCAG, from 1 (the same) to 21, which depends only on luminance. */
export function contrast(colour: Rgba, ground: Rgba): number {
  const [one, other] = [luminance(layOver(colour, ground)), luminance(ground)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
