import 'server-only'
import { cookies } from 'next/headers'
import { hostCookie } from '../domain/accounts/policy'
import { env } from '../env'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const overHttps = () => env().PUBLIC_ORIGIN.startsWith('https://')
/** Without the prefix it is a cookie of an earlier version, whose choice is kept. */
const COOKIE = 'theme'
const name = () => hostCookie(COOKIE, overHttps())
const YEAR_SECONDS = 365 * 24 * 3600

/** The theme that this browser chose for signed-in pages; the system's when it chose none. */
export async function chosenTheme(): Promise<Theme> {
  const jar = await cookies()
  const value = (jar.get(name()) ?? jar.get(COOKIE))?.value
  return THEMES.find((theme) => theme === value) ?? 'system'
}

export async function rememberTheme(theme: Theme): Promise<void> {
  const jar = await cookies()
  jar.set({
    ...{ name: name(), value: theme, path: '/', maxAge: YEAR_SECONDS },
    ...{ sameSite: 'lax', httpOnly: true, secure: overHttps() },
  })
}
