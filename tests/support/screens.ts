/** The narrowest phone and the widest desktop that are supported. */
export const SCREENS = {
  'a phone': { width: 375, height: 812 },
  'a desktop': { width: 1440, height: 900 },
}
