/** The design system's colours where no style sheet applies: icons, shared pictures, mails, the browser's frame. A test
 *  keeps them equal to app/globals.css. */
export const palette = {
  light: {
    background: '#fbfaf7',
    surface: '#ffffff',
    sunken: '#f0f2f7',
    text: '#141a29',
    muted: '#535b69',
    hairline: '#dce0e6',
    brand: '#2f68ed',
    'on-brand': '#ffffff',
    highlight: '#ffd84d',
    info: '#194cb1',
    'success-ground': '#e0f7e4',
  },
  dark: {
    background: '#0a0e16',
    surface: '#131720',
    sunken: '#1b202b',
    text: '#ebeff4',
    muted: '#acb1bb',
    hairline: '#2b303b',
    brand: '#568ef9',
    'on-brand': '#000000',
    highlight: '#ffd84d',
    info: '#9ec1ff',
  },
} as const
