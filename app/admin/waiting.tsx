import { AppLink } from '@/components/navigation/app-link'
import { countLabel } from '@/components/ui/lists/count'
import { type AgencyTasks, readAgencyTasks } from '@/lib/domain/overview/queries'
import type { SignedInContext } from '@/lib/server/session/session'

type Line = { of: Exclude<keyof AgencyTasks, 'firstNotices'>; one: string; many: string; href: string }

const LINES: Line[] = [
  {
    of: 'openNotices',
    one: 'signalement de contenu à décider',
    many: 'signalements de contenus à décider',
    href: '/admin/signalements?etat=received',
  },
  {
    of: 'overdueTickets',
    one: 'demande attend sa première réponse depuis trop longtemps',
    many: 'demandes attendent leur première réponse depuis trop longtemps',
    href: '/dashboard/support?attente=nous',
  },
  {
    of: 'deletionRequests',
    one: 'compte à supprimer',
    many: 'comptes à supprimer',
    href: '/admin?deletion=requested',
  },
  {
    of: 'failedJobs',
    one: 'e-mail ou tâche en échec',
    many: 'e-mails ou tâches en échec',
    href: '/admin/taches',
  },
  {
    of: 'openTerminations',
    one: 'résiliation à traiter',
    many: 'résiliations à traiter',
    href: '/admin/demandes?genre=resiliation',
  },
  {
    of: 'openWithdrawals',
    one: 'rétractation à traiter',
    many: 'rétractations à traiter',
    href: '/admin/demandes?genre=retractation',
  },
  { of: 'newMessages', one: 'nouveau message', many: 'nouveaux messages', href: '/admin/demandes?etat=new' },
  {
    of: 'newProjects',
    one: 'nouveau projet',
    many: 'nouveaux projets',
    href: '/admin/demandes?genre=projet&etat=new',
  },
  {
    of: 'lateSubscriptions',
    one: 'abonnement en retard',
    many: 'abonnements en retard',
    href: '/admin/subscriptions?standing=late',
  },
]

/** The agency's open tasks, most urgent first; one line when there are none. */
export async function WaitingList({ ctx }: { ctx: SignedInContext }) {
  const waiting = await readAgencyTasks(ctx)
  const lines = LINES.filter(({ of }) => waiting[of] > 0)
  return (
    <section
      aria-labelledby="a-faire"
      className="flex flex-col gap-y-2 md:flex-row md:flex-wrap md:items-center md:gap-x-4"
    >
      <h2 id="a-faire" className="font-semibold font-text text-base tracking-normal">
        À faire
      </h2>
      {lines.length === 0 ? (
        <p className="text-muted text-sm">Rien n’attend l’agence.</p>
      ) : (
        // One scrollable row on a phone, so that the list below stays visible.
        <ul className="flex gap-2 max-md:-mx-4 max-md:-my-1 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
          {lines.map(({ of, one, many, href }) => (
            <li key={of} className="flex max-md:max-w-60 max-md:shrink-0">
              <AppLink
                href={href}
                className="inline-flex min-h-9 items-center rounded-card border border-hairline bg-surface px-3.5 py-1 font-semibold text-accent-text text-sm no-underline hover:border-control pointer-coarse:min-h-11"
              >
                {countLabel(waiting[of], one, many)}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
