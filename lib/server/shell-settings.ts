import 'server-only'
import { cache } from 'react'
import { accentStyle } from '../domain/accounts/accent'
import { getOwnInfo } from '../domain/accounts/queries'
import { UNSET_COLOR } from '../domain/accounts/schema'
import { findViewEnd } from '../domain/accounts/view-client'
import { currentContext } from './session'
import { settle } from './settle'
import { chosenTheme } from './theme'

/** Whose session it is, for a page behind its guard. One query, once a request. */
export const currentInfo = cache(async () => getOwnInfo(await currentContext()))

/** What the frame of a signed-in screen shows. For a visitor it is bare: the page itself sends them to the login. So it is where
 *  the session cannot be read, which the page tells. */
export async function shellSettings() {
  const [{ info, viewEndsAt }, theme] = await Promise.all([sessionShown(), chosenTheme()])
  return {
    theme,
    forcedTheme: theme === 'system' ? undefined : theme,
    account: info,
    /** Until when an administrator views these screens. */
    viewEndsAt,
    color: info?.color ?? UNSET_COLOR,
    accent: accentStyle(info?.color ?? UNSET_COLOR),
  }
}

async function sessionShown() {
  const { data: ctx } = await settle(currentContext())
  if (ctx?.actor.type !== 'person') return { info: null, viewEndsAt: null }
  const [info, viewEndsAt] = await Promise.all([currentInfo(), findViewEnd(ctx)])
  // Staff that lacks its second factor has no places of its role yet.
  return { info: ctx.actor.lacksFactor ? { ...info, role: 'USER' as const } : info, viewEndsAt }
}

/** Whose screens an administrator views, and until when; null without a view, and where that cannot be read. */
export async function currentView() {
  const { data } = await settle(sessionShown())
  return data?.info && data.viewEndsAt ? { account: data.info, endsAt: data.viewEndsAt } : null
}
