import Bowser from 'bowser'

/** The browser's name from its user agent: « Firefox sur Windows ». */
export function browserName(userAgent: string): string {
  if (userAgent === '') return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name?.replace(/^Microsoft Edge$/, 'Edge').replace(/ for Android$/, '')
  if (!name) return os.name ? `Navigateur inconnu sur ${os.name}` : UNKNOWN
  return os.name ? `${name} sur ${os.name}` : name
}

const UNKNOWN = 'Navigateur inconnu'

export function isPhone(userAgent: string): boolean {
  if (userAgent === '') return false
  const { platform } = Bowser.parse(userAgent)
  return platform.type === 'mobile' || platform.type === 'tablet'
}
