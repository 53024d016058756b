import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export function AccountsFrame({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <PageHeader back={`/dashboard/ecom/${id}`} kicker={name} title="Comptes" />
      {children}
    </Page>
  )
}

export const AccountsSkeleton = ({ id }: { id: string }) => (
  <AccountsFrame id={id} name={<Skeleton className="w-40" />}>
    <Skeleton className="h-11 w-48" />
    <Skeleton className="h-96 rounded-card" />
  </AccountsFrame>
)
