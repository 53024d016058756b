import { MODERATOR } from '@/db/seed/accounts'
import { DEFAULT_ANSWERS } from '@/lib/domain/onboarding/policy'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'
import { planProject } from '@/lib/domain/projects/plan-project'
import { acceptQuote } from '@/lib/domain/quotes/accept-quote'
import { askAboutQuote } from '@/lib/domain/quotes/ask-about-quote'
import { deleteOldQuotes } from '@/lib/domain/quotes/delete-old-quotes'
import { expireQuotes } from '@/lib/domain/quotes/expire-quotes'
import { finishStage, reopenStage } from '@/lib/domain/quotes/finish-stage'
import { issueWaitingQuoteInvoices } from '@/lib/domain/quotes/issue-waiting-quote-invoices'
import { refuseQuote } from '@/lib/domain/quotes/refuse-quote'
import { deleteQuote, draftQuote, editQuote } from '@/lib/domain/quotes/save-quote'
import { sendQuote } from '@/lib/domain/quotes/send-quote'
import { withdrawQuote } from '@/lib/domain/quotes/withdraw-quote'
import { type AgencyWorld, accepted, drafted, sent } from './agency-world'
import { acceptance, quoteInput } from './quote-to-race'
import { oncePerWorld, partOf, type RoomTable, raced, racedAfter } from './row'

/** An accepted quote whose project has finished the stage `brief`. */
const begun = oncePerWorld(async (world: AgencyWorld) => {
  const quote = await accepted(world)
  await finishStage(world.admin, { projectId: quote.projectId, stage: 'brief', on: world.today })
  return quote
})

export const quoteRaces: RoomTable<AgencyWorld> = {
  room: 'quotes',
  verbs: {
    acceptQuote: racedAfter(sent, ({ visitor }, { key }) => acceptQuote(visitor, acceptance(key))),
    askAboutQuote: racedAfter(sent, ({ visitor }, { key }) =>
      askAboutQuote(visitor, { key, question: 'Quand ?' }),
    ),
    deleteOldQuotes: raced(({ system }) => deleteOldQuotes(system)),
    deleteQuote: racedAfter(drafted, ({ admin }, { id }) => deleteQuote(admin, id)),
    draftQuote: raced(({ admin }) =>
      draftQuote(admin, { source: null, quote: quoteInput(`devis-${crypto.randomUUID()}@exemple.fr`) }),
    ),
    editQuote: racedAfter(sent, ({ admin }, { id, email }) =>
      editQuote(admin, { id, quote: { ...quoteInput(email), note: 'Avec photos.' } }),
    ),
    expireQuotes: racedAfter(sent, ({ late }) => expireQuotes(late)),
    finishStage: racedAfter(begun, ({ admin, today }, { projectId }) =>
      finishStage(admin, { projectId, stage: 'delivery', on: today }),
    ),
    issueWaitingQuoteInvoices: racedAfter(accepted, ({ system }, { clientId }) =>
      issueWaitingQuoteInvoices(system, clientId),
    ),
    refuseQuote: racedAfter(sent, ({ visitor }, { key }) =>
      refuseQuote(visitor, { key, reason: 'Trop cher.' }),
    ),
    reopenStage: racedAfter(begun, ({ admin }, { projectId }) =>
      reopenStage(admin, { projectId, stage: 'brief' }),
    ),
    sendQuote: racedAfter(sent, ({ admin }, { id }) => sendQuote(admin, { id, termsText: 'Article 2.' })),
    withAccount: partOf('acceptQuote'),
    withdrawQuote: racedAfter(sent, ({ admin }, { id }) => withdrawQuote(admin, id)),
  },
}

const requested = oncePerWorld(async (world: AgencyWorld) => {
  const { clientId } = await accepted(world)
  await submitProjectRequest(world.client(clientId), { ...DEFAULT_ANSWERS, selectedPlan: 'Sub Standard' })
  const [row] = await world.rows('select max(id) as id from project_requests')
  return Number(row.id)
})

export const projectRaces: RoomTable<AgencyWorld> = {
  room: 'projects',
  verbs: {
    planProject: racedAfter(requested, ({ admin, today }, projectRequestId) =>
      planProject(admin, {
        of: { projectRequestId },
        plan: { personId: MODERATOR, plannedOn: { brief: today, design: null, build: null, delivery: null } },
      }),
    ),
  },
}
