import { listCannedAnswers } from '@/lib/domain/canned-answers/queries'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'
import { listStaff } from '@/lib/domain/tickets/assign-ticket'
import { type CaseFile, getCaseFile } from '@/lib/domain/tickets/case-file'
import type { StaffMember } from '@/lib/domain/tickets/schema'
import type { SignedInContext } from '@/lib/server/session'

export type Desk = { file: CaseFile; staff: StaffMember[]; answers: CannedAnswer[] }

/** What the agency has beside a conversation. */
export async function loadDesk(ctx: SignedInContext, ticketId: number): Promise<Desk> {
  const [file, staff, answers] = await Promise.all([
    getCaseFile(ctx, ticketId),
    listStaff(ctx),
    listCannedAnswers(ctx),
  ])
  return { file, staff, answers }
}
