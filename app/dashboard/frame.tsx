import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

type Props = {
  firstName?: string
  /** Hides the contact link: the agency's staff does not write to itself. */
  isStaff?: boolean
  children: ReactNode
}

export function DashboardFrame({ firstName, isStaff = false, children }: Props) {
  return (
    <Page>
      <PageHeader
        title={
          firstName === undefined ? (
            <>
              Bonjour <Skeleton className="w-32" />
            </>
          ) : (
            `Bonjour ${firstName}`
          )
        }
        action={
          !isStaff && (
            <span className="in-data-staff:hidden">
              <AppLink href="/dashboard/new-ticket" className={buttonStyle({ size: 'small' })}>
                Écrire à l’agence
              </AppLink>
            </span>
          )
        }
      />
      <div className="flex flex-col gap-10 md:gap-12">{children}</div>
    </Page>
  )
}

export function DashboardSkeleton() {
  return (
    <DashboardFrame>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-32 rounded-card" />
      </div>
      <CardSkeletons height="h-72" />
      <CardSkeletons height="h-40" />
    </DashboardFrame>
  )
}

const CardSkeletons = ({ height }: { height: string }) => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-7 w-56" />
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className={`${height} rounded-card`} />
      <Skeleton className={`${height} rounded-card`} />
      <Skeleton className={`${height} rounded-card`} />
    </div>
  </div>
)
