import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

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
  <WithdrawalsFrame id={id} name={<Skeleton className="w-40" />}>
    <Skeleton className="h-40 rounded-card" />
  </WithdrawalsFrame>
)
