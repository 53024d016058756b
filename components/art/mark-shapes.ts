/** The lines of the small house, on a square of 32: the mark next to the agency's name, and the site's icons. */
export const MARK = {
  size: 32,
  stroke: 2,
  walls: 'M4.5 14V21L16.5 28V19ZM27.5 21.5 16.5 28V19L22 11.5 27.5 14.5Z',
  window: 'M20 23.5 24 21.2V16.8L20 19.1Z',
  windowStroke: 1.5,
  roof: 'M10 4 23 11.5 16 22.5 3 15Z',
} as const
