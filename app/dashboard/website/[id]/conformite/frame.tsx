import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

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
    <ComplianceFrame id={id} name={<Bone className="w-64" />}>
      <Bone className="h-96 rounded-card" />
      <Bone className="h-96 rounded-card" />
    </ComplianceFrame>
  )
}
