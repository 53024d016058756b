import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

export function PreviewFrame({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        back={`/dashboard/website/${id}`}
        kicker="Aperçu de votre site"
        title={name}
        intro="Vos contenus comme les voient vos visiteurs. Ceux que vous cachez portent la mention « Caché » : ils ne sont montrés qu’à vous, ici."
      />
      {children}
    </Page>
  )
}

export function PreviewSkeleton({ id }: { id: string }) {
  return (
    <PreviewFrame id={id} name={<Bone className="w-64" />}>
      <Bone className="h-48 rounded-card" />
      <Bone className="h-40" />
    </PreviewFrame>
  )
}
