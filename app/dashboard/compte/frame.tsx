import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <Page width="text">
      <PageHeader title="Compte" />
      {children}
    </Page>
  )
}

export function AccountSkeleton() {
  return (
    <AccountFrame>
      <Bone className="h-44 rounded-card" />
      <Bone className="h-52 rounded-card" />
      <Bone className="h-80 rounded-card" />
    </AccountFrame>
  )
}
