import type { Metadata } from 'next'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { findRefusedForm } from '@/lib/domain/forms/queries'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { listOwnCoverage } from '@/lib/domain/websites/formula'
import { listOwnWebsites } from '@/lib/domain/websites/queries'
import { requireSignedIn } from '@/lib/server/session/session'
import { NewTicketFrame } from './frame'
import { NewTicketForm } from './new-ticket-form'

const MAX_SITES = 200

export const metadata: Metadata = { title: NO_TITLE }

/** `refus`: the form was refused, sent without script. */
type Props = { searchParams: Promise<{ refus?: string }> }

export default async function NewTicketPage({ searchParams }: Props) {
  const ctx = await requireSignedIn('/dashboard/new-ticket')
  const [refused, sites, coverage] = await Promise.all([
    searchParams.then(({ refus }) => (refus ? findRefusedForm(ctx) : null)),
    listOwnWebsites(ctx, { limit: MAX_SITES, after: null }),
    listOwnCoverage(ctx, { limit: MAX_SITES }),
  ])
  const choices = sites.rows.map(({ id, name }) => ({ id, name }))
  const covered = choices.flatMap((site) => {
    const found = coverage.find(({ id }) => id === site.id)
    return found ? [{ ...site, coverage: found.coverage }] : []
  })
  return (
    <NewTicketFrame>
      <NewTicketForm
        me={ctx.actor.id}
        // With a single site there is nothing to choose.
        sites={choices.length > 1 ? choices : []}
        covered={covered}
        submissionId={crypto.randomUUID()}
        start={refused ?? EMPTY_FORM}
      />
    </NewTicketFrame>
  )
}
