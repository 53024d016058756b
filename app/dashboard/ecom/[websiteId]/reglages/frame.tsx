import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

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
    <SettingsFrame id={id} name={<Bone className="w-40" />}>
      <Bone className="h-96 rounded-card" />
      <Bone className="h-96 rounded-card" />
      <Bone className="h-52 rounded-card" />
    </SettingsFrame>
  )
}
