import { listCannedAnswers } from '@/lib/domain/canned-answers/queries'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'
import { can } from '@/lib/domain/permissions/policy'
import { listQuotesOf } from '@/lib/domain/quotes/list-quotes'
import type { ListedQuote } from '@/lib/domain/quotes/schema'
import { listStaff } from '@/lib/domain/tickets/assign-ticket'
import { type CaseFile, getCaseFile } from '@/lib/domain/tickets/case-file'
import type { StaffMember } from '@/lib/domain/tickets/schema'
import type { SignedInContext } from '@/lib/server/session/session'

export type Desk = {
  file: CaseFile
  staff: StaffMember[]
  answers: CannedAnswer[]
  /** The request's quotes; null for staff who may not write quotes. */
  quotes: ListedQuote[] | null
}

/** The data of the agency's aside to a conversation. */
export async function loadDesk(ctx: SignedInContext, ticketId: number): Promise<Desk> {
  const [file, staff, answers, quotes] = await Promise.all([
    getCaseFile(ctx, ticketId),
    listStaff(ctx),
    listCannedAnswers(ctx),
    can(ctx.actor, 'subscriptions.manage') ? listQuotesOf(ctx, { ticketId }) : null,
  ])
  return { file, staff, answers, quotes }
}
