import type { Metadata } from 'next'
import { BackLink } from '@/components/ui/back-link'
import { Card } from '@/components/ui/card'
import { NO_TITLE } from '@/components/ui/no-title'
import { PageHeader } from '@/components/ui/page-header'
import { requireSignedIn } from '@/lib/server/session'
import { NewTicketForm } from './new-ticket-form'

export const metadata: Metadata = { title: NO_TITLE }

export default async function NewTicketPage() {
  const { actor } = await requireSignedIn('/dashboard/new-ticket')
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <BackLink href="/dashboard" />
      <PageHeader
        title="Nouvelle demande"
        intro="Votre agence la reçoit aussitôt. Sa réponse arrive ici, et un e-mail vous prévient."
      />
      <Card className="sm:p-8">
        <NewTicketForm me={actor.id} submissionId={crypto.randomUUID()} />
      </Card>
    </div>
  )
}
