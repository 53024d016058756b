import type { Metadata } from 'next'
import { StatementList } from '@/components/content-notices/statement'
import { AppLink } from '@/components/navigation/app-link'
import { Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { BRAND_NAME } from '@/content/brand-name'
import { OUTCOMES } from '@/lib/domain/content-notices/policy'
import { getOwnDecisions } from '@/lib/domain/content-notices/queries'
import { isViewed } from '@/lib/domain/context'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { markReadAction } from './actions'
import { ContestForm } from './contest-form'

export const metadata: Metadata = { title: NO_TITLE }

type Props = { params: Promise<{ id: string }> }

/** The agency's decision about a client's content, its reasons, and how to contest it. */
export default async function DecisionPage({ params }: Props) {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/signalements/${encodeURIComponent(id)}`)
  const noticeId = pathId(id)
  const { latest, decisions } = await orNotFound(getOwnDecisions(ctx, noticeId))
  const isContestable = latest.version === 1 && latest.ticketId === null
  const isUnread = decisions.some(({ readAt }) => readAt === null)
  return (
    <Page width="text">
      {!isContestable && <title>{`Signalement ${latest.reference} · ${BRAND_NAME}`}</title>}
      <PageHeader
        back="/dashboard"
        kicker={`Signalement ${latest.reference}`}
        title={latest.siteName ?? 'Vos contenus'}
        action={
          isUnread && (
            <ActionForm action={markReadAction} fields={{ noticeId }}>
              <SubmitButton size="small" disabled={isViewed(ctx.actor)}>
                J’ai lu
              </SubmitButton>
            </ActionForm>
          )
        }
      />
      {decisions.map((decision) => (
        <Card key={decision.version} className="flex flex-col gap-4 p-5 sm:p-6">
          <h2 className="text-xl">
            {decision.version === 1 ? 'Décision' : 'Décision révisée'}&nbsp;:{' '}
            {OUTCOMES[decision.outcome].toLowerCase()}
          </h2>
          <p className="text-muted text-sm">
            Le <Moment at={decision.decidedAt} />
          </p>
          <StatementList decision={decision} />
        </Card>
      ))}
      {latest.version > 1 ? (
        <Alert look="info" role={undefined}>
          Nous avons réexaminé cette décision. Elle est définitive chez nous&nbsp;; vous pouvez toujours
          saisir le tribunal compétent.
        </Alert>
      ) : isContestable ? (
        <ContestForm noticeId={noticeId} reference={latest.reference} />
      ) : (
        <Alert look="info" role={undefined}>
          Vous contestez cette décision
          {latest.contestedAt && (
            <>
              {' '}
              depuis le <Moment at={latest.contestedAt} />
            </>
          )}
          .{' '}
          <AppLink href={`/dashboard/tickets/${latest.ticketId}`} className="underline underline-offset-2">
            Ouvrir votre réclamation
          </AppLink>
        </Alert>
      )}
    </Page>
  )
}
