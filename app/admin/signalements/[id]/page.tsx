import type { Metadata } from 'next'
import { StatementList } from '@/components/content-notices/statement'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { BRAND_NAME } from '@/content/brand-name'
import { CATEGORIES, OUTCOMES } from '@/lib/domain/content-notices/policy'
import { getNotice, type ReadDecision } from '@/lib/domain/content-notices/queries'
import { listSiteContents } from '@/lib/domain/content-notices/site-contents'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requirePageAccess } from '@/lib/server/session/session'
import { STATE_LOOKS, STATE_NAMES } from '../notice-words'
import { DecisionForm } from './decision-form'
import { NoticeFacts } from './notice-facts'
import { ReportForm } from './report-form'
import { WebsiteForm } from './website-form'

export const metadata: Metadata = { title: NO_TITLE }

type Props = { params: Promise<{ id: string }> }

/** A notice of illegal content, and the agency's decision on it. */
export default async function NoticePage({ params }: Props) {
  const { id } = await params
  const ctx = await requirePageAccess(`/admin/signalements/${encodeURIComponent(id)}`, 'notices.manage')
  const { notice, site, owner, decisions } = await orNotFound(getNotice(ctx, pathId(id)))
  const [latest] = decisions
  const isOpen = !latest || latest.version === 1
  const contents = isOpen && site ? await listSiteContents(ctx, site.id) : []
  const title = `Signalement ${notice.reference}`
  return (
    <Page width="text">
      {!isOpen && <title>{`${title} · ${BRAND_NAME}`}</title>}
      <PageHeader back="/admin/signalements" kicker={notice.reference} title={CATEGORIES[notice.category]} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        {notice.isUrgent && <Badge look="danger">Urgent</Badge>}
        <Badge look={STATE_LOOKS[notice.state]}>{STATE_NAMES[notice.state]}</Badge>
        <span>
          reçu le <Moment at={notice.createdAt} />
        </span>
      </p>
      {notice.isUrgent && notice.reportedAt === null && (
        <Alert look="late" role={undefined}>
          Une vie ou la sécurité d’une personne peut être menacée&nbsp;: prévenez sans attendre la police ou
          la gendarmerie (17, ou internet-signalement.gouv.fr), puis notez-le ci-dessous.
        </Alert>
      )}
      <NoticeFacts notice={notice} site={site} owner={owner} />
      {!latest && <WebsiteForm id={notice.id} websiteId={notice.websiteId} />}
      {notice.reportedAt === null ? (
        <ReportForm id={notice.id} />
      ) : (
        <Alert look="info" role={undefined}>
          Transmis aux autorités le <Moment at={notice.reportedAt} /> à {notice.reportedTo}.
        </Alert>
      )}
      {decisions.map((decision) => (
        <DecisionCard key={decision.version} decision={decision} />
      ))}
      {!latest && <DecisionForm id={notice.id} title={title} contents={contents} />}
      {latest?.version === 1 && (
        <details className="rounded-card border border-hairline bg-surface p-5 sm:p-6">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Réviser la décision après une réclamation
          </summary>
          <DecisionForm id={notice.id} title={title} contents={contents} revises />
        </details>
      )}
    </Page>
  )
}

function DecisionCard({ decision }: { decision: ReadDecision }) {
  const { version, outcome, decidedAt, decidedBy, complaint, readAt, contestedAt, ticketId } = decision
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-xl">
        {version === 1 ? 'Décision' : 'Décision révisée'}&nbsp;: {OUTCOMES[outcome].toLowerCase()}
      </h2>
      <p className="text-muted text-sm">
        Par {decidedBy ?? 'un ancien compte'}, le <Moment at={decidedAt} />
        {readAt && (
          <>
            {' '}
            · lue par le client le <Moment at={readAt} />
          </>
        )}
      </p>
      {contestedAt && (
        <p>
          Contestée par le client le <Moment at={contestedAt} />
          {ticketId !== null && (
            <>
              {' '}
              ·{' '}
              <AppLink href={`/dashboard/tickets/${ticketId}`} className="text-link">
                Ouvrir sa réclamation
              </AppLink>
            </>
          )}
        </p>
      )}
      {complaint && <p className="wrap-anywhere whitespace-pre-line">Réclamation&nbsp;: {complaint}</p>}
      <StatementList decision={decision} />
    </Card>
  )
}
