import type { ReactNode } from 'react'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export function NewForClientFrame({ children }: { children: ReactNode }) {
  return (
    <Page width="form">
      <PageHeader
        back="/dashboard/support"
        title="Nouvelle demande pour un client"
        intro="La demande est la sienne, votre texte en est le premier message, et un e-mail le prévient."
      />
      <Card className="sm:p-8">{children}</Card>
    </Page>
  )
}

export function NewForClientSkeleton() {
  return (
    <NewForClientFrame>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-18" />
        <Skeleton className="h-32" />
      </div>
    </NewForClientFrame>
  )
}
