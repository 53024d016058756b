import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

type Props = {
  id: string
  back?: string
  kicker?: ReactNode
  /** The state of the order, and when it was placed. */
  facts?: ReactNode
  /** The actions: next to the title, below it in a narrow window. */
  actions?: ReactNode
  children: ReactNode
}

export function OrderFrame({ id, back = '/dashboard', kicker, facts, actions, children }: Props) {
  return (
    <div className="printed-page">
      <Page>
        <div className="max-md:contents md:flex md:flex-wrap md:items-center md:gap-x-6 md:gap-y-3">
          <PageHeader back={back} kicker={kicker} title={`Commande #${id}`} />
          {facts && (
            <p className="flex grow flex-wrap items-center gap-x-3 gap-y-1.5 text-muted max-md:-mt-2 max-md:text-sm">
              {facts}
            </p>
          )}
          {actions}
        </div>
        {children}
      </Page>
    </div>
  )
}

export function OrderSkeleton({ id }: { id: string }) {
  return (
    <OrderFrame
      id={id}
      kicker={<Skeleton className="w-32" />}
      facts={<>Chargement...</>}
      actions={<Skeleton className="h-11 md:w-80" />}
    >
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <Skeleton className="h-22 rounded-card" />
        <Skeleton className="h-22 rounded-card" />
        <Skeleton className="h-22 rounded-card" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </OrderFrame>
  )
}
