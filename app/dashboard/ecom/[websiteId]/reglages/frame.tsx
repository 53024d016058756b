import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export const TITLE = 'Réglages de la boutique'

export function SettingsFrame({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    <Page width="text">
      <PageHeader back={`/dashboard/ecom/${id}`} kicker={name} title={TITLE} />
      {children}
    </Page>
  )
}

export function SettingsSkeleton({ id }: { id: string }) {
  return (
    <SettingsFrame id={id} name={<Skeleton className="w-40" />}>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </SettingsFrame>
  )
}
