import 'server-only'
import { cookies } from 'next/headers'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const COOKIE = 'theme'
const YEAR_SECONDS = 365 * 24 * 3600

/** The theme this browser chose for the signed-in screens; the system's wish when it chose none. */
export async function chosenTheme(): Promise<Theme> {
  const value = (await cookies()).get(COOKIE)?.value
  return THEMES.find((theme) => theme === value) ?? 'system'
}

export async function rememberTheme(theme: Theme): Promise<void> {
  const jar = await cookies()
  jar.set(COOKIE, theme, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true })
}
