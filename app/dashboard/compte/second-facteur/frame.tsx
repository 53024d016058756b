import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

/** `isRequired`: hides the link back to the account until a factor is set up. */
export function SecondFactorFrame({
  isRequired = false,
  children,
}: {
  isRequired?: boolean
  children: ReactNode
}) {
  return (
    <Page width="text">
      <PageHeader
        {...(!isRequired && { back: '/dashboard/compte' })}
        kicker="Compte"
        title="Second facteur"
        intro="Ce qui est demandé à la connexion en plus du mot de passe. Un seul suffit ; un deuxième vous dépanne si vous perdez le premier."
      />
      {children}
    </Page>
  )
}

export function SecondFactorSkeleton() {
  return (
    <SecondFactorFrame>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </SecondFactorFrame>
  )
}
