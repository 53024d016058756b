export type Theme = 'light' | 'dark'

export const LOOKS = [
  { look: 'a phone by day', theme: 'light', width: 375, height: 812 },
  { look: 'a desktop by day', theme: 'light', width: 1440, height: 900 },
  { look: 'a phone by night', theme: 'dark', width: 375, height: 812 },
  { look: 'a desktop by night', theme: 'dark', width: 1440, height: 900 },
] as const
