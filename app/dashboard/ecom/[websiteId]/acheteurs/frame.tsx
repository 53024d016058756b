import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export function ShoppersFrame({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        back={`/dashboard/ecom/${id}/reglages`}
        kicker={name}
        title="Données des acheteurs"
        intro="Un acheteur vous demande ses données, ou de les effacer ? Vous avez un mois pour lui répondre. Retrouvez-le ici par son adresse e-mail."
      />
      {children}
    </Page>
  )
}

export const ShoppersSkeleton = ({ id }: { id: string }) => (
  <ShoppersFrame id={id} name={<Skeleton className="w-40" />}>
    <Skeleton className="h-17 max-w-xl rounded-card" />
  </ShoppersFrame>
)
