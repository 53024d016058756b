import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { withDe } from '@/lib/domain/elision'

export function ShopFrame({ id, name, children }: { id: string; name?: string; children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        back="/dashboard"
        title={name === undefined ? <Skeleton className="w-40" /> : <ShopTitle name={name} />}
        action={
          <span className="flex sm:gap-2">
            <AppLink
              href={`/dashboard/ecom/${id}/comptes`}
              className={buttonStyle({ look: 'quiet', size: 'small' })}
            >
              Comptes<span className="sr-only"> de la boutique</span>
            </AppLink>
            <AppLink
              href={`/dashboard/ecom/${id}/reglages`}
              className={buttonStyle({ look: 'secondary', size: 'small' })}
            >
              Réglages<span className="sr-only"> de la boutique</span>
            </AppLink>
          </span>
        }
      />
      {children}
    </Page>
  )
}

/** « Boutique d’Épicerie Roussel »; on a phone only the name is visible, to fit next to the actions. */
const ShopTitle = ({ name }: { name: string }) => (
  <>
    <span className="max-md:sr-only">Boutique {withDe(name).slice(0, -name.length)}</span>
    {name}
  </>
)

const ROWS = ['1', '2', '3', '4', '5', '6']

export function ShopSkeleton({ id }: { id: string }) {
  return (
    <ShopFrame id={id}>
      <div className="flex flex-col gap-4">
        <h2 className="text-xl sm:text-2xl">Commandes en attente</h2>
        <Skeleton className="h-19 rounded-card" />
        <Skeleton className="h-19 rounded-card" />
      </div>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h2 className="text-2xl">Liste des produits</h2>
          <Skeleton className="h-11 w-44 rounded-button" />
        </div>
        <Skeleton className="h-18 rounded-input" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-22 rounded-card" />
        ))}
      </div>
    </ShopFrame>
  )
}
