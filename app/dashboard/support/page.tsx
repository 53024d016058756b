import type { Metadata } from 'next'
import { QueueTable } from '@/components/tickets/queue-table'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { listSupportQueue } from '@/lib/domain/tickets/support-queue'
import { requireRole } from '@/lib/server/session'

export const metadata: Metadata = { title: 'Support' }

export default async function SupportPage() {
  const ctx = await requireRole('/dashboard/support', 'MODERATOR', 'ADMIN')
  const queue = await listSupportQueue(ctx)
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title="Support"
        intro="Les demandes ouvertes : d’abord les formules les plus hautes, puis les plus anciennes."
      />
      {queue.length === 0 ? (
        <EmptyState sentence="Aucune demande ouverte : tout le monde a eu sa réponse." />
      ) : (
        <QueueTable queue={queue} />
      )}
    </div>
  )
}
