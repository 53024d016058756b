import 'server-only'
import { cache } from 'react'
import { accentStyle } from '../domain/accounts/accent'
import { getOwnInfo } from '../domain/accounts/queries'
import { UNSET_COLOR } from '../domain/accounts/schema'
import { findViewEnd } from '../domain/accounts/view-client'
import { currentContext } from './session'
import { chosenTheme } from './theme'

/** Whose session it is, for a page behind its guard. One query, once a request. */
export const currentInfo = cache(async () => getOwnInfo(await currentContext()))

/** What the frame of a signed-in screen shows. For a visitor it is bare: the page itself sends them to the login. */
export async function shellSettings() {
  const [ctx, theme] = await Promise.all([currentContext(), chosenTheme()])
  const [info, viewEndsAt] = await Promise.all([
    ctx.actor.type === 'person' ? currentInfo() : null,
    findViewEnd(ctx),
  ])
  return {
    theme,
    forcedTheme: theme === 'system' ? undefined : theme,
    // Staff that lacks its second factor has no places of its role yet.
    account:
      info && ctx.actor.type === 'person' && ctx.actor.lacksFactor
        ? { ...info, role: 'USER' as const }
        : info,
    /** Until when an administrator views these screens. */
    viewEndsAt,
    color: info?.color ?? UNSET_COLOR,
    accent: accentStyle(info?.color ?? UNSET_COLOR),
  }
}
