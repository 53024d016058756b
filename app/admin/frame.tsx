import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { AdminTabs } from './admin-tabs'

const TABS = [
  { href: '/admin', label: 'Users', lang: 'en' },
  { href: '/admin/websites', label: 'Websites', lang: 'en' },
  { href: '/admin/subscriptions', label: 'Subscriptions', lang: 'en' },
  { href: '/admin/facturation', label: 'Facturation', lang: 'fr' },
  { href: '/admin/images', label: 'Images', lang: 'en' },
  { href: '/admin/etiquettes', label: 'Étiquettes', lang: 'fr' },
  { href: '/admin/activite', label: 'Activité', lang: 'fr' },
  { href: '/admin/visites', label: 'Visites', lang: 'fr' },
  { href: '/admin/demandes', label: 'Prospects', lang: 'fr' },
  { href: '/admin/signalements', label: 'Signalements', lang: 'fr' },
  { href: '/admin/devis', label: 'Devis', lang: 'fr' },
  { href: '/admin/taches', label: 'Tâches', lang: 'fr' },
  { href: '/admin/etat', label: 'État', lang: 'fr' },
  { href: '/admin/journal', label: 'Journal', lang: 'fr' },
] as const

type Props = {
  /** The tab's path. */
  current: (typeof TABS)[number]['href']
  /** The tab's main action. */
  action?: ReactNode
  children: ReactNode
}

export function AdminFrame({ current, action, children }: Props) {
  return (
    <Page>
      <PageHeader title={<span lang="en">Admin Dashboard</span>} action={action} />
      <AdminTabs tabs={TABS} current={current} />
      {children}
    </Page>
  )
}

/** The skeleton of a tab with a list. */
const listSkeleton = (current: Props['current']) => () => (
  <AdminFrame current={current} action={<Skeleton className="h-11 w-24 rounded-button" />}>
    <Skeleton className="h-17 max-w-3xl rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </AdminFrame>
)

export const UsersSkeleton = listSkeleton('/admin')
export const AdminWebsitesSkeleton = listSkeleton('/admin/websites')
export const AdminSubscriptionsSkeleton = listSkeleton('/admin/subscriptions')
export const AdminImagesSkeleton = listSkeleton('/admin/images')
export const AdminLeadsSkeleton = listSkeleton('/admin/demandes')
export const AdminNoticesSkeleton = listSkeleton('/admin/signalements')
export const AdminQuotesSkeleton = listSkeleton('/admin/devis')
export const AdminJobsSkeleton = listSkeleton('/admin/taches')

export const StateSkeleton = () => (
  <AdminFrame current="/admin/etat">
    <Skeleton className="h-32 rounded-card" />
    <div className="grid gap-4 tablet:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  </AdminFrame>
)

export const LabelsSkeleton = () => (
  <AdminFrame current="/admin/etiquettes">
    <Skeleton className="h-17 max-w-3xl rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </AdminFrame>
)

export const JournalSkeleton = () => (
  <AdminFrame current="/admin/journal">
    <Skeleton className="h-17 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </AdminFrame>
)

export const ActivitySkeleton = () => (
  <AdminFrame current="/admin/activite">
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </AdminFrame>
)

export const RecordSkeleton = () => (
  <AdminFrame current="/admin/journal">
    <Skeleton className="h-17 max-w-prose rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </AdminFrame>
)

export const AudienceSkeleton = () => (
  <AdminFrame current="/admin/visites">
    <Skeleton className="h-11 max-w-md rounded-button" />
    <Skeleton className="h-96 rounded-card" />
  </AdminFrame>
)

export const AdminBillingSkeleton = () => (
  <AdminFrame current="/admin/facturation">
    <Skeleton className="h-17 max-w-3xl rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </AdminFrame>
)
