import 'server-only'
import { cache } from 'react'
import { accentStyle } from '../domain/accounts/accent'
import { getShellInfo } from '../domain/accounts/queries'
import { UNSET_COLOR } from '../domain/accounts/schema'
import { findViewEnd } from '../domain/accounts/view-client'
import type { SubscriptionDetail } from '../domain/billing/details'
import { dueOf } from '../domain/billing/due'
import { type AloneBill, listOwnAlone } from '../domain/billing/read-alone'
import { listUnsettledSubscriptions } from '../domain/billing/read-details'
import { parisDay } from '../domain/calendar'
import { listUnreadDecisions } from '../domain/content-notices/queries'
import { can } from '../domain/permissions/policy'
import { listQuotesToRead } from '../domain/quotes/list-quotes'
import { inTime } from './in-time'
import { currentContext } from './session'
import { settle } from './settle'
import { chosenTheme } from './theme'

/** The own subscriptions that ask something. The agency's staff has no contract with it. */
export const currentUnsettled = cache(async () => {
  const ctx = await currentContext()
  return can(ctx.actor, 'tickets.manage') ? [] : listUnsettledSubscriptions(ctx)
})

/** The own invoices without a subscription that ask something. */
export const currentAlone = cache(async () => {
  const ctx = await currentContext()
  return can(ctx.actor, 'tickets.manage') || !(await currentInfo()).hasOpenInvoice ? [] : listOwnAlone(ctx)
})

/** The own quotes that wait for an answer. */
export const currentQuotes = cache(async () =>
  (await currentInfo()).hasQuote ? listQuotesToRead(await currentContext()) : [],
)

/** What was decided about the own content and is not read. */
export const currentDecisions = cache(async () =>
  (await currentInfo()).hasDecision ? listUnreadDecisions(await currentContext()) : [],
)

/** How many of the own subscriptions and invoices the bar above all screens tells of. */
export async function countDues(): Promise<number> {
  const [unsettled, alone] = await Promise.all([settle(currentUnsettled()), settle(currentAlone())])
  return (unsettled.data?.filter(isTroubled).length ?? 0) + (alone.data?.filter(isLate).length ?? 0)
}

/** Whose session it is, for a page behind its guard. One query, once a request. */
export const currentInfo = cache(async () => getShellInfo(await currentContext()))

/** What the frame of a signed-in screen shows. For a visitor it is bare: the page itself sends them to the login. So it is where
 *  the session cannot be read, which the page tells. */
export async function shellSettings() {
  const [{ info, viewEndsAt, unsettled, alone, today }, theme] = await Promise.all([
    sessionShown(),
    chosenTheme(),
  ])
  return {
    theme,
    forcedTheme: theme === 'system' ? undefined : theme,
    account: info,
    /** Until when an administrator views these screens. */
    viewEndsAt,
    /** What is late or interrupted, for the bar above all screens. */
    dues: [
      ...unsettled.filter(isTroubled).map((detail) => dueOf(detail, today)),
      ...alone.filter(isLate).map(({ due }) => due),
    ],
    today,
    color: info?.color ?? UNSET_COLOR,
    accent: accentStyle(info?.color ?? UNSET_COLOR),
  }
}

/** Milliseconds that a screen waits for what is due, which cannot come in later. */
const DUES_PATIENCE = 1_500

const isTroubled = ({ status, endedAt }: SubscriptionDetail) => status !== 'active' && endedAt === null

const isLate = ({ due }: AloneBill) => due.state === 'late'

const nobody = () => ({ info: null, viewEndsAt: null, unsettled: [], alone: [], today: parisDay(new Date()) })

async function sessionShown() {
  const { data: ctx } = await settle(currentContext())
  if (ctx?.actor.type !== 'person') return nobody()
  const [info, viewEndsAt, unsettled, alone] = await Promise.all([
    currentInfo(),
    findViewEnd(ctx),
    // Neither its absence nor its delay may take the screen away.
    inTime(settle(currentUnsettled()), DUES_PATIENCE),
    inTime(settle(currentAlone()), DUES_PATIENCE),
  ])
  // Staff that lacks its second factor has no places of its role yet.
  return {
    info: ctx.actor.lacksFactor ? { ...info, role: 'USER' as const } : info,
    viewEndsAt,
    unsettled: unsettled.part instanceof Promise ? [] : (unsettled.part.data ?? []),
    alone: alone.part instanceof Promise ? [] : (alone.part.data ?? []),
    today: parisDay(ctx.now()),
  }
}

/** Whose screens an administrator views, and until when; null without a view, and where that cannot be read. */
export async function currentView() {
  const { data } = await settle(sessionShown())
  return data?.info && data.viewEndsAt ? { account: data.info, endsAt: data.viewEndsAt } : null
}
