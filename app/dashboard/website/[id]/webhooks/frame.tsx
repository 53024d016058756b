import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export function WebhooksFrame({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    <Page width="wide">
      <PageHeader
        back={`/dashboard/website/${id}`}
        kicker="Webhooks"
        title={name}
        intro="Quand vos avis, vos événements, votre équipe ou votre galerie changent, nous prévenons les adresses de votre choix : votre site peut se mettre à jour aussitôt."
      />
      {children}
    </Page>
  )
}

export function WebhooksSkeleton({ id }: { id: string }) {
  return (
    <WebhooksFrame id={id} name={<Skeleton className="w-64" />}>
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-64 rounded-card" />
    </WebhooksFrame>
  )
}
