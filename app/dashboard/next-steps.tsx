import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { House, type HouseStage } from '@/components/art/house'
import { Portrait } from '@/components/art/portrait'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Moment } from '@/components/ui/dates'
import { people } from '@/content/people'
import { steps } from '@/content/steps'
import { findOwnProject, type OwnProject } from '@/lib/domain/onboarding/own-project'
import type { SignedInContext } from '@/lib/server/session'
import { settle } from '@/lib/server/settle'
import { LoadError } from './load-error'

/** What happens next for a client without a website: the four stages of a project, who calls back, and when. */
export async function NextSteps({ ctx }: { ctx: SignedInContext }) {
  const { data: project, error } = await settle(findOwnProject(ctx))
  if (error !== undefined || project === undefined)
    return <LoadError message="Impossible de charger votre projet" />
  // The account is made; a request for a project is the second stage.
  const current = project ? 2 : 1
  const dates = [project?.signedUpAt, project?.askedAt]
  return (
    <section aria-labelledby="suite">
      <Card className="flex flex-col gap-8 p-5 sm:p-8">
        <h2 id="suite" className="text-2xl">
          La suite, étape par étape
        </h2>
        <ol className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              {...(index === current && { 'aria-current': 'step' })}
              className="flex gap-4 sm:flex-col sm:gap-3"
            >
              <House
                stage={index as HouseStage}
                className={clsx('w-24 shrink-0 sm:w-full sm:max-w-44', index > current && 'opacity-45')}
              />
              <div className="min-w-0">
                <h3 className={clsx('font-text text-base tracking-normal', index > current && 'text-muted')}>
                  {index + 1}. {title}
                </h3>
                <p className="text-muted text-sm">
                  {index < current ? <Done at={dates[index]} /> : index === current ? <b>En cours</b> : text}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5 border-hairline border-t pt-6">
          {project ? <Callback project={project} now={ctx.now()} /> : <NoProject />}
        </div>
      </Card>
    </section>
  )
}

const Done = ({ at }: { at: Date | undefined }) => (
  <span className="inline-flex items-start gap-1.5 text-success">
    <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    <span>
      Fait
      {at && (
        <>
          {' '}
          le <Moment at={at} />
        </>
      )}
    </span>
  </span>
)

/** The one who takes new projects on. */
const [person] = people

function Callback({ project, now }: { project: OwnProject; now: Date }) {
  const { contactOption, preferredDays, preferredHours, exclusivePeriod, ticketId } = project
  const wishes = [preferredDays, preferredHours, exclusivePeriod].filter(Boolean).join(' · ')
  return (
    <>
      {person && (
        <div className="flex min-w-0 flex-1 basis-80 items-center gap-4">
          <Portrait hair={person.portrait} className="size-16 shrink-0" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b>
                {person.name}, {person.role.toLowerCase()}
              </b>
              {person.sample && <Badge>Exemple</Badge>}
            </p>
            <p>
              <CallbackDay project={project} now={now} />
            </p>
            {contactOption === 'phone' && wishes && (
              <p className="wrap-anywhere text-muted text-sm">Vous préférez&nbsp;: {wishes}</p>
            )}
          </div>
        </div>
      )}
      <AppLink
        href={`/dashboard/tickets/${ticketId}`}
        className={buttonStyle({ className: 'max-sm:w-full' })}
      >
        Voir ma demande
      </AppLink>
    </>
  )
}

/** By when the agency calls or writes, as the plan of the request promises it. */
function CallbackDay({ project, now }: { project: OwnProject; now: Date }) {
  const { contactOption, answerDueAt, firstAnsweredAt } = project
  if (firstAnsweredAt)
    return (
      <>
        Nous vous avons répondu le <Moment at={firstAnsweredAt} />.
      </>
    )
  const does = contactOption === 'phone' ? 'Vous appelle' : 'Vous écrit'
  if (!answerDueAt || answerDueAt < now) return <>{does} dès que possible.</>
  return (
    <>
      {does} au plus tard le <Moment at={answerDueAt} />.
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
