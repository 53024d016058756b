import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { SectionLinks } from './section-links'

export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHeader title="Compte" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_minmax(0,48rem)] lg:gap-12">
        <SectionLinks />
        <div className="flex min-w-0 flex-col gap-6 md:gap-8">{children}</div>
      </div>
    </Page>
  )
}

export function AccountSkeleton() {
  return (
    <AccountFrame>
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </AccountFrame>
  )
}
