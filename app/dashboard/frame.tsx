import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Bone } from '@/components/ui/bone'
import { buttonStyle } from '@/components/ui/button'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

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
              Bonjour <Bone className="w-32" />
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
        <Bone className="h-7 w-32" />
        <Bone className="h-32 rounded-card" />
      </div>
      <CardBones height="h-72" />
      <CardBones height="h-40" />
    </DashboardFrame>
  )
}

const CardBones = ({ height }: { height: string }) => (
  <div className="flex flex-col gap-5">
    <Bone className="h-7 w-56" />
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Bone className={`${height} rounded-card`} />
      <Bone className={`${height} rounded-card`} />
      <Bone className={`${height} rounded-card`} />
    </div>
  </div>
)
