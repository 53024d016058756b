import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export function KeysFrame({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    <Page width="wide">
      <PageHeader
        back={`/dashboard/website/${id}`}
        kicker="Clés d’API"
        title={name}
        intro="Une clé laisse un programme de votre développeur lire ou modifier le contenu de ce site, sans votre mot de passe. Elle n’ouvre ni votre compte ni vos paiements."
      />
      {children}
    </Page>
  )
}

export function KeysSkeleton({ id }: { id: string }) {
  return (
    <KeysFrame id={id} name={<Skeleton className="w-64" />}>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-32 rounded-card" />
    </KeysFrame>
  )
}
