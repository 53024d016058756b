import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

export function WithdrawalsFrame({
  id,
  name,
  children,
}: {
  id: string
  name: ReactNode
  children: ReactNode
}) {
  return (
    <Page>
      <PageHeader back={`/dashboard/ecom/${id}`} kicker={name} title="Rétractations à vérifier" />
      {children}
    </Page>
  )
}

export const WithdrawalsSkeleton = ({ id }: { id: string }) => (
  <WithdrawalsFrame id={id} name={<Bone className="w-40" />}>
    <Bone className="h-40 rounded-card" />
  </WithdrawalsFrame>
)
