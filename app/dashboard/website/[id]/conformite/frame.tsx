import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export const TITLE = 'Mentions et conformité'

export function ComplianceFrame({
  id,
  name,
  children,
}: {
  id: string
  name: ReactNode
  children: ReactNode
}) {
  return (
    <Page width="text">
      <PageHeader
        back={`/dashboard/website/${id}`}
        kicker={TITLE}
        title={name}
        intro="Ce que la loi demande à un site comme le vôtre, ce qui est en ordre et où écrire ce qui manque."
      />
      {children}
    </Page>
  )
}

export function ComplianceSkeleton({ id }: { id: string }) {
  return (
    <ComplianceFrame id={id} name={<Skeleton className="w-64" />}>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </ComplianceFrame>
  )
}
