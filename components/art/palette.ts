/** The design system's colours for what no style sheet reaches: icons, shared pictures, the browser's frame. As in
 *  app/globals.css, which a test holds. */
export const palette = {
  light: {
    background: '#fbfaf7',
    surface: '#ffffff',
    sunken: '#f0f2f7',
    text: '#141a29',
    muted: '#535b69',
    hairline: '#dce0e6',
    brand: '#2f68ed',
    highlight: '#ffd84d',
    'success-ground': '#e0f7e4',
  },
  dark: {
    background: '#0a0e16',
    surface: '#131720',
    text: '#ebeff4',
    brand: '#568ef9',
    highlight: '#ffd84d',
  },
} as const
