import 'server-only'
import { cache } from 'react'
import { accentStyle } from '../domain/accounts/accent'
import { getShellInfo } from '../domain/accounts/queries'
import { UNSET_COLOR } from '../domain/accounts/schema'
import { findViewEnd } from '../domain/accounts/view-client'
import type { SubscriptionDetail } from '../domain/billing/details'
import { dueOf } from '../domain/billing/due'
import { listUnsettledSubscriptions } from '../domain/billing/read-details'
import { listOwnStandalone, type StandaloneInvoice } from '../domain/billing/read-standalone'
import { parisDay } from '../domain/calendar'
import { listUnreadDecisions } from '../domain/content-notices/queries'
import { can } from '../domain/permissions/policy'
import { listQuotesToRead } from '../domain/quotes/list-quotes'
import { settle } from './forms/settle'
import { raceTimeout } from './limits/race-timeout'
import { currentContext } from './session/session'
import { chosenTheme } from './theme'

/** The person's own subscriptions that need action. The agency's staff has no contract with it. */
export const currentUnsettled = cache(async () => {
  const ctx = await currentContext()
  return can(ctx.actor, 'tickets.manage') ? [] : listUnsettledSubscriptions(ctx)
})

/** The person's own invoices without a subscription that need action. */
export const currentStandalone = cache(async () => {
  const ctx = await currentContext()
  return can(ctx.actor, 'tickets.manage') || !(await currentInfo()).hasOpenInvoice
    ? []
    : listOwnStandalone(ctx)
})

/** The person's own quotes that await an answer. */
export const currentQuotes = cache(async () =>
  (await currentInfo()).hasQuote ? listQuotesToRead(await currentContext()) : [],
)

/** The unread decisions about the person's own content. */
export const currentDecisions = cache(async () =>
  (await currentInfo()).hasDecision ? listUnreadDecisions(await currentContext()) : [],
)

/** How many of the person's subscriptions and invoices the bar above all pages reports. */
export async function countDues(): Promise<number> {
  const [unsettled, standalone] = await Promise.all([settle(currentUnsettled()), settle(currentStandalone())])
  return (unsettled.data?.filter(isTroubled).length ?? 0) + (standalone.data?.filter(isLate).length ?? 0)
}

/** The info of the session's person, for a page behind its guard. One query per request. */
export const currentInfo = cache(async () => getShellInfo(await currentContext()))

/** The data of a signed-in page's frame. It is empty for a visitor, whom the page itself sends to the login, and when the session
 *  cannot be read, which the page reports. */
export async function shellSettings() {
  const [{ info, viewEndsAt, unsettled, standalone, today }, theme] = await Promise.all([
    sessionShown(),
    chosenTheme(),
  ])
  return {
    theme,
    forcedTheme: theme === 'system' ? undefined : theme,
    account: info,
    /** Until when an administrator views these pages. */
    viewEndsAt,
    /** Late and interrupted items, for the bar above all pages. */
    dues: [
      ...unsettled.filter(isTroubled).map((detail) => dueOf(detail, today)),
      ...standalone.filter(isLate).map(({ due }) => due),
    ],
    today,
    color: info?.color ?? UNSET_COLOR,
    accent: accentStyle(info?.color ?? UNSET_COLOR),
  }
}

/** Milliseconds that a page waits for dues, which cannot be streamed later. */
const DUES_TIMEOUT_MS = 1_500

const isTroubled = ({ status, endedAt }: SubscriptionDetail) => status !== 'active' && endedAt === null

const isLate = ({ due }: StandaloneInvoice) => due.state === 'late'

const noSession = () => ({
  info: null,
  viewEndsAt: null,
  unsettled: [],
  standalone: [],
  today: parisDay(new Date()),
})

async function sessionShown() {
  const { data: ctx } = await settle(currentContext())
  if (ctx?.actor.type !== 'person') return noSession()
  const [info, viewEndsAt, unsettled, standalone] = await Promise.all([
    currentInfo(),
    findViewEnd(ctx),
    // If these are missing or slow, the page is shown without them.
    raceTimeout(settle(currentUnsettled()), DUES_TIMEOUT_MS),
    raceTimeout(settle(currentStandalone()), DUES_TIMEOUT_MS),
  ])
  // Staff without its required second factor does not have the pages of its role yet.
  return {
    info: ctx.actor.lacksFactor ? { ...info, role: 'USER' as const } : info,
    viewEndsAt,
    unsettled: unsettled.part instanceof Promise ? [] : (unsettled.part.data ?? []),
    standalone: standalone.part instanceof Promise ? [] : (standalone.part.data ?? []),
    today: parisDay(ctx.now()),
  }
}

/** The client that an administrator is viewing, and until when; null without a view, and when it cannot be read. */
export async function currentView() {
  const { data } = await settle(sessionShown())
  return data?.info && data.viewEndsAt ? { account: data.info, endsAt: data.viewEndsAt } : null
}
