import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { BILLING_PATH } from './due-link'

export function BillingFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Page width="wide">
      <PageHeader title="Facturation" action={action} />
      <div className="flex flex-col gap-8 md:gap-10">{children}</div>
    </Page>
  )
}

/** A screen below the billing screen. */
export function BillingStepFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Page width="text">
      <PageHeader back={BILLING_PATH} kicker="Facturation" title={title} />
      {children}
    </Page>
  )
}

export function BillingSkeleton() {
  return (
    <BillingFrame>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    </BillingFrame>
  )
}

export function BillingStepSkeleton() {
  return (
    <BillingStepFrame title={<Skeleton className="w-48" />}>
      <Skeleton className="h-96 rounded-card" />
    </BillingStepFrame>
  )
}
