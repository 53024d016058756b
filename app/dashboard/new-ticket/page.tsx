import type { Metadata } from 'next'
import { BackLink } from '@/components/ui/back-link'
import { Card } from '@/components/ui/card'
import { NO_TITLE } from '@/components/ui/no-title'
import { PageHeader } from '@/components/ui/page-header'
import { findRefusedForm } from '@/lib/domain/forms/queries'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { requireSignedIn } from '@/lib/server/session'
import { NewTicketForm } from './new-ticket-form'

export const metadata: Metadata = { title: NO_TITLE }

/** `refus`: the form came back, sent without script. */
type Props = { searchParams: Promise<{ refus?: string }> }

export default async function NewTicketPage({ searchParams }: Props) {
  const ctx = await requireSignedIn('/dashboard/new-ticket')
  const refused = (await searchParams).refus ? await findRefusedForm(ctx) : null
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <BackLink href="/dashboard" />
      <PageHeader
        title="Nouvelle demande"
        intro="Votre agence la reçoit aussitôt. Sa réponse arrive ici, et un e-mail vous prévient."
      />
      <Card className="sm:p-8">
        <NewTicketForm me={ctx.actor.id} submissionId={crypto.randomUUID()} start={refused ?? EMPTY_FORM} />
      </Card>
    </div>
  )
}
