import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Bone } from '@/components/ui/bone'
import { buttonStyle } from '@/components/ui/button'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

export function DashboardFrame({ firstName, children }: { firstName?: string; children: ReactNode }) {
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
        intro="Vos sites, vos demandes et votre agence, au même endroit."
        action={
          <AppLink href="/dashboard/new-ticket" className={buttonStyle({ size: 'small' })}>
            Écrire à l’agence
          </AppLink>
        }
      />
      <div className="flex flex-col gap-10 md:gap-12">{children}</div>
    </Page>
  )
}

export function DashboardSkeleton() {
  return (
    <DashboardFrame>
      <div className="grid grid-cols-3 gap-3 sm:gap-4">
        {['Total Sites', 'Active Sites', 'Inactive Sites'].map((label) => (
          <Bone key={label} className="h-28 rounded-card sm:h-26" />
        ))}
      </div>
      {['sites', 'demandes'].map((section) => (
        <div key={section} className="flex flex-col gap-5">
          <Bone className="h-7 w-56" />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Bone className="h-26 rounded-card" />
            <Bone className="h-26 rounded-card" />
            <Bone className="h-26 rounded-card" />
          </div>
        </div>
      ))}
    </DashboardFrame>
  )
}
