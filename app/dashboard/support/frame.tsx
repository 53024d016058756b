import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export function SupportFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        title="Support"
        intro="Les formules les plus hautes d’abord, puis les demandes les plus anciennes."
        action={
          <AppLink href="/dashboard/support/nouvelle" className={buttonStyle({ size: 'small' })}>
            <span className="max-sm:hidden">Nouvelle demande pour un client</span>
            <span className="sm:hidden">Nouvelle demande</span>
          </AppLink>
        }
      />
      {children}
    </Page>
  )
}

export function SupportSkeleton() {
  return (
    <SupportFrame>
      <Skeleton className="h-96 rounded-card" />
    </SupportFrame>
  )
}
