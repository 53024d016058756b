import type { ReactNode } from 'react'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export function NewTicketFrame({ children }: { children: ReactNode }) {
  return (
    <Page width="form">
      <PageHeader
        back="/dashboard"
        title="Nouvelle demande"
        intro="Votre agence la reçoit aussitôt. Sa réponse arrive ici, et un e-mail vous prévient."
      />
      <Card className="sm:p-8">{children}</Card>
    </Page>
  )
}

export function NewTicketSkeleton() {
  return (
    <NewTicketFrame>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-36" />
        <Skeleton className="h-18" />
        <Skeleton className="h-64" />
      </div>
    </NewTicketFrame>
  )
}
