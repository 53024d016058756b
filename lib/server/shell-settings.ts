import 'server-only'
import { accentStyle } from '../domain/accounts/accent'
import { getOwnInfo } from '../domain/accounts/queries'
import { UNSET_COLOR } from '../domain/accounts/schema'
import { currentContext } from './session'
import { chosenTheme } from './theme'

/** What the frame of a signed-in screen shows. For a visitor it is bare: the page itself sends them to the login. */
export async function shellSettings() {
  const [ctx, theme] = await Promise.all([currentContext(), chosenTheme()])
  const info = ctx.actor ? await getOwnInfo(ctx) : null
  return {
    theme,
    forcedTheme: theme === 'system' ? undefined : theme,
    role: info?.role,
    accent: accentStyle(info?.color ?? UNSET_COLOR),
  }
}
