import { Code } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export function PreviewFrame({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  const site = `/dashboard/website/${id}`
  return (
    <Page>
      <PageHeader
        back={site}
        kicker="Aperçu de votre site"
        title={name}
        intro="Vos contenus comme les voient vos visiteurs. Ceux que vous cachez portent la mention « Caché » : ils ne sont montrés qu’à vous, ici."
        action={
          <AppLink href={`${site}/integrer`} className={buttonStyle({ look: 'secondary', size: 'small' })}>
            <Code aria-hidden="true" className="size-4" />
            Intégrer
          </AppLink>
        }
      />
      {children}
    </Page>
  )
}

export function PreviewSkeleton({ id }: { id: string }) {
  return (
    <PreviewFrame id={id} name={<Skeleton className="w-64" />}>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-80 rounded-card" />
    </PreviewFrame>
  )
}
