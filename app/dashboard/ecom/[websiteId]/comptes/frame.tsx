import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

export function AccountsFrame({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <PageHeader back={`/dashboard/ecom/${id}`} kicker={name} title="Comptes" />
      {children}
    </Page>
  )
}

export const AccountsSkeleton = ({ id }: { id: string }) => (
  <AccountsFrame id={id} name={<Bone className="w-40" />}>
    <Bone className="h-11 w-48" />
    <Bone className="h-96 rounded-card" />
  </AccountsFrame>
)
