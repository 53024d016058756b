import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'
import { Tabs } from '@/components/ui/tabs'

const TABS = [
  { href: '/admin', label: 'Users', lang: 'en' },
  { href: '/admin/websites', label: 'Websites', lang: 'en' },
  { href: '/admin/subscriptions', label: 'Subscriptions', lang: 'en' },
  { href: '/admin/images', label: 'Images', lang: 'en' },
  { href: '/admin/etiquettes', label: 'Étiquettes', lang: 'fr' },
  { href: '/admin/activite', label: 'Activité', lang: 'fr' },
  { href: '/admin/visites', label: 'Visites', lang: 'fr' },
  { href: '/admin/demandes', label: 'Prospects', lang: 'fr' },
  { href: '/admin/taches', label: 'Tâches', lang: 'fr' },
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
      {/* Against the header on a phone, where two rows of tabs take room enough. */}
      <div className="max-md:-mt-6">
        <Tabs label="Administration" tabs={TABS} current={current} />
      </div>
      {children}
    </Page>
  )
}

/** The skeleton of a tab with a list. */
const listSkeleton = (current: Props['current']) => () => (
  <AdminFrame current={current} action={<Bone className="h-11 w-24 rounded-button" />}>
    <Bone className="h-17 max-w-3xl rounded-card" />
    <Bone className="h-96 rounded-card" />
  </AdminFrame>
)

export const UsersSkeleton = listSkeleton('/admin')
export const AdminWebsitesSkeleton = listSkeleton('/admin/websites')
export const AdminSubscriptionsSkeleton = listSkeleton('/admin/subscriptions')
export const AdminImagesSkeleton = listSkeleton('/admin/images')
export const AdminLeadsSkeleton = listSkeleton('/admin/demandes')
export const AdminJobsSkeleton = listSkeleton('/admin/taches')

export const LabelsSkeleton = () => (
  <AdminFrame current="/admin/etiquettes">
    <Bone className="h-17 max-w-3xl rounded-card" />
    <Bone className="h-96 rounded-card" />
  </AdminFrame>
)

export const JournalSkeleton = () => (
  <AdminFrame current="/admin/journal">
    <Bone className="h-17 rounded-card" />
    <Bone className="h-96 rounded-card" />
  </AdminFrame>
)

export const ActivitySkeleton = () => (
  <AdminFrame current="/admin/activite">
    <Bone className="h-64 rounded-card" />
    <Bone className="h-96 rounded-card" />
  </AdminFrame>
)

export const AudienceSkeleton = () => (
  <AdminFrame current="/admin/visites">
    <Bone className="h-11 max-w-md rounded-button" />
    <Bone className="h-96 rounded-card" />
  </AdminFrame>
)
