import type { PicturedWebsite } from '@/lib/domain/media/pictured-websites'
import { can } from '@/lib/domain/permissions/policy'
import type { Settled } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'
import { agencyErrors, agencyGroups } from './agency-groups'
import { type AgencyWork, loadAgencyWork } from './load-agency-work'
import { loadOwnWork, type OwnWork } from './load-own-work'
import { ownErrors, ownGroups } from './own-groups'
import { ToDoList } from './to-do-list'

type Websites = Settled<PicturedWebsite[]>
type Work = { agency: AgencyWork | null; own: OwnWork | null }

/** A person's possible tasks. Staff have no contract with the agency: their own tasks load only if they own a site. */
export async function loadToDo(ctx: SignedInContext, websites: Promise<Websites>): Promise<Work> {
  if (!can(ctx.actor, 'tickets.manage')) return { agency: null, own: await loadOwnWork(ctx) }
  const ownsOne = async () => (await websites).data?.some(({ clientId }) => clientId === ctx.actor.clientId)
  const [agency, own] = await Promise.all([
    loadAgencyWork(ctx),
    ownsOne().then((owns) => (owns ? loadOwnWork(ctx) : null)),
  ])
  return { agency, own }
}

type Props = {
  work: Work
  websites: Websites
  /** Whether to render nothing when there are no tasks. */
  isSilent: boolean
  now: Date
}

/** One list of all of the person's open tasks. */
export function ToDo({ work: { agency, own }, websites, isSilent, now }: Props) {
  const groups = [
    ...(agency ? agencyGroups(agency) : []),
    ...(own ? ownGroups({ work: own, websites, isStaff: agency !== null, now }) : []),
  ]
  const errors = [...(agency ? agencyErrors(agency) : []), ...(own ? ownErrors(own) : [])]
  if (isSilent && groups.length === 0 && errors.length === 0) return null
  return (
    <ToDoList
      none={agency ? 'Rien n’attend l’agence.' : 'Tout est à jour, rien ne vous attend.'}
      errors={errors}
      groups={groups}
    />
  )
}
