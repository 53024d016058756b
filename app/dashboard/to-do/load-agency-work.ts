import { listLatePayments } from '@/lib/domain/billing/late-payments'
import { listDecisions } from '@/lib/domain/contracts/decisions'
import { listNewLeads } from '@/lib/domain/leads/new-leads'
import { readAgencyTasks } from '@/lib/domain/overview/queries'
import { can } from '@/lib/domain/permissions/policy'
import { listTicketsToAnswer } from '@/lib/domain/tickets/support-queue'
import { settle } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'

/** The agency's possible tasks, one query per source; each may fail separately. Administrators' tasks are empty for others. */
export async function loadAgencyWork(ctx: SignedInContext) {
  const isAdmin = can(ctx.actor, 'admin.enter')
  const [payments, tickets, leads, decisions, counts] = await Promise.all([
    isAdmin ? settle(listLatePayments(ctx)) : NOT_ASKED,
    settle(listTicketsToAnswer(ctx)),
    isAdmin ? settle(listNewLeads(ctx)) : NOT_ASKED,
    isAdmin ? settle(listDecisions(ctx)) : NOT_ASKED,
    isAdmin ? settle(readAgencyTasks(ctx)) : NOT_ASKED,
  ])
  return { payments, tickets, leads, decisions, counts }
}

const NOT_ASKED = { data: undefined }

export type AgencyWork = Awaited<ReturnType<typeof loadAgencyWork>>
