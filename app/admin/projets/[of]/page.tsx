import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LongDate } from '@/components/ui/dates/dates'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { parisDay } from '@/lib/domain/calendar'
import { getProject } from '@/lib/domain/leads/queries'
import { findProjectOfRequest, findProjectOfWebsite } from '@/lib/domain/projects/queries'
import { listStaff } from '@/lib/domain/tickets/assign-ticket'
import { getWebsite } from '@/lib/domain/websites/queries'
import { orNotFound } from '@/lib/server/requests/or-not-found'
import { requirePageAccess, type SignedInContext } from '@/lib/server/session/session'
import { PlanForm } from './plan-form'
import { StageRows } from './stage-rows'

export const metadata: Metadata = { title: NO_TITLE }

type Props = { params: Promise<{ of: string }> }

/** The stages of a project, for the agency: `site-3`, or `demande-4` before its website exists. */
export default async function ProjectPage({ params }: Props) {
  const { of } = await params
  const ctx = await requirePageAccess(`/admin/projets/${encodeURIComponent(of)}`, 'websites.manage')
  const { name, back, project } = await orNotFound(readSubject(ctx, of))
  const staff = await listStaff(ctx)
  return (
    <Page width="text">
      <PageHeader back={back} kicker="Étapes du projet" title={name} />
      {project?.stoppedOn && (
        <Alert look="info" role={undefined}>
          Projet arrêté le <LongDate value={project.stoppedOn} />
          &nbsp;: son client s’est rétracté du devis.
        </Alert>
      )}
      {project && !project.stoppedOn && (
        <Card className="p-5 sm:p-6">
          <StageRows project={project} of={of} today={parisDay(ctx.now())} />
        </Card>
      )}
      <PlanForm of={of} project={project} staff={staff} />
    </Page>
  )
}

async function readSubject(ctx: SignedInContext, of: string) {
  const [, kind, text] = /^(site|demande)-([1-9]\d{0,8})$/.exec(of) ?? []
  if (!text) notFound()
  const id = Number(text)
  if (kind === 'site') {
    const { name } = await getWebsite(ctx, id)
    const back = `/dashboard/website/${id}`
    return { name, back, project: await findProjectOfWebsite(ctx, id) }
  }
  const { client } = await getProject(ctx, id)
  return {
    name: `${client.firstName} ${client.lastName}`,
    back: `/admin/demandes?genre=projet&fiche=projet-${id}`,
    project: await findProjectOfRequest(ctx, id),
  }
}
