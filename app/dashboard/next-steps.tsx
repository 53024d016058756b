import { AppLink } from '@/components/navigation/app-link'
import { Callback } from '@/components/onboarding/callback'
import { PersonRow } from '@/components/onboarding/person-row'
import { projectPerson } from '@/components/onboarding/project-person'
import { ProjectStages } from '@/components/onboarding/project-stages'
import { StageList } from '@/components/projects/stage-list'
import { buttonStyle } from '@/components/ui/button'
import { Moment } from '@/components/ui/dates/dates'
import { Card } from '@/components/ui/layout/card'
import { findOwnProject, type OwnProject } from '@/lib/domain/onboarding/own-project'
import { findOwnProject as findPlannedProject } from '@/lib/domain/projects/queries'
import type { Project } from '@/lib/domain/projects/schema'
import { settle } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'
import { LoadError } from './load-error'

/** The next steps for a client without a website: the four stages of a project, who calls back, and when. */
export async function NextSteps({ ctx }: { ctx: SignedInContext }) {
  const { data: project, error } = await settle(findOwnProject(ctx))
  const { data: planned } = await settle(findPlannedProject(ctx))
  if (error !== undefined || project === undefined)
    return <LoadError message="Impossible de charger votre projet" />
  return (
    <section aria-labelledby="suite">
      <Card className="flex flex-col gap-6 p-5 sm:p-8">
        <h2 id="suite" className="text-2xl">
          La suite, étape par étape
        </h2>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          {project ? <Asked project={project} now={ctx.now()} /> : <NoProject />}
        </div>
        {planned && !planned.stoppedOn ? (
          <PlannedStages project={planned} />
        ) : (
          /* The account exists; a project request is the second stage. */
          <ProjectStages
            current={project ? 2 : 1}
            doneAt={[project?.signedUpAt, project?.askedAt]}
            className="border-hairline border-t pt-6 sm:grid-cols-2 lg:grid-cols-4"
          />
        )}
      </Card>
    </section>
  )
}

/** Shown once the agency has set dates. */
const PlannedStages = ({ project }: { project: Project }) => (
  <div className="flex flex-col gap-4 border-hairline border-t pt-6">
    <StageList project={project} />
    {project.person && <p className="text-muted text-sm">Votre interlocuteur&nbsp;: {project.person.name}</p>}
  </div>
)

function Asked({ project, now }: { project: OwnProject; now: Date }) {
  const { answerDueAt, firstAnsweredAt, ticketId } = project
  return (
    <>
      <div className="min-w-0 flex-1 basis-80">
        <PersonRow person={projectPerson}>
          {firstAnsweredAt ? (
            <p>
              Nous vous avons répondu le <Moment at={firstAnsweredAt} />.
            </p>
          ) : (
            <Callback
              request={project}
              due={answerDueAt && answerDueAt >= now && <Moment at={answerDueAt} />}
            />
          )}
        </PersonRow>
      </div>
      <AppLink
        href={`/dashboard/tickets/${ticketId}`}
        className={buttonStyle({ className: 'max-sm:w-full' })}
      >
        Voir ma demande
      </AppLink>
    </>
  )
}

const NoProject = () => (
  <>
    <p className="min-w-0 flex-1 basis-80">
      Dites-nous ce que vous voulez bâtir&nbsp;: quelques questions, et nous vous rappelons.
    </p>
    <AppLink href="/dashboard/new-website" className={buttonStyle({ className: 'max-sm:w-full' })}>
      Décrire mon projet
    </AppLink>
  </>
)
