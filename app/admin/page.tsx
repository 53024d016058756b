import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { requireRole } from '@/lib/server/session'

export const metadata: Metadata = { title: 'Admin Dashboard' }

export default async function AdminPage() {
  await requireRole('/admin', 'ADMIN')
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={<span lang="en">Admin Dashboard</span>} />
      <EmptyState
        sentence="Les comptes, les sites, les abonnements et les images se géreront ici."
        action={<ButtonLink href="/dashboard/support">Voir les demandes ouvertes</ButtonLink>}
      />
    </div>
  )
}
