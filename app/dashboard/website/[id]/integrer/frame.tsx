import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

type Props = { id: string; name: ReactNode; children: ReactNode }

export function EmbeddingFrame({ id, name, children }: Props) {
  return (
    <Page width="wide">
      <PageHeader
        back={`/dashboard/website/${id}`}
        kicker="Intégrer à votre site"
        title={name}
        intro="Deux lignes suffisent pour montrer vos contenus sur votre page, où qu’elle soit hébergée. Vous pouvez les transmettre telles quelles à votre développeur."
        action={
          <AppLink href={`/apercu/${id}`} className={buttonStyle({ look: 'secondary', size: 'small' })}>
            <Eye aria-hidden="true" className="size-4" />
            Aperçu
          </AppLink>
        }
      />
      {children}
    </Page>
  )
}

export function EmbeddingSkeleton({ id }: { id: string }) {
  return (
    <EmbeddingFrame id={id} name={<Skeleton className="w-64" />}>
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </EmbeddingFrame>
  )
}
