import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { readAccounts, readFirstYear } from '@/lib/domain/accounting/queries'
import { Year } from '@/lib/domain/accounting/schema'
import { parisDay } from '@/lib/domain/calendar'
import { getWebsite } from '@/lib/domain/websites/queries'
import type { Query } from '@/lib/server/requests/list-address'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { AccountsChart } from './accounts-chart'
import { AccountsTable } from './accounts-table'
import { AccountsFrame } from './frame'

export const metadata: Metadata = { title: 'Comptes de la boutique' }

type Props = { params: Promise<{ websiteId: string }>; searchParams: Promise<Query> }

/** `annee`: the year shown; the current one by default. */
export default async function AccountsPage({ params, searchParams }: Props) {
  const { websiteId } = await params
  const path = `/dashboard/ecom/${encodeURIComponent(websiteId)}/comptes`
  const ctx = await requireSignedIn(path)
  const website = await orNotFound(getWebsite(ctx, pathId(websiteId)))
  const thisYear = Number(parisDay(ctx.now()).slice(0, 4))
  const year = Year.safeParse((await searchParams).annee).data ?? thisYear
  const [months, firstYear] = await Promise.all([
    readAccounts(ctx, { websiteId: website.id, year }),
    readFirstYear(ctx, website.id),
  ])
  return (
    <AccountsFrame id={String(website.id)} name={website.name}>
      <nav aria-label="Année" className="flex flex-wrap items-center gap-4">
        {firstYear !== null && year > firstYear && <YearLink path={path} year={year - 1} />}
        <h2 className="text-xl">{year}</h2>
        {year < thisYear && <YearLink path={path} year={year + 1} />}
      </nav>
      {months.length === 0 ? (
        <EmptyState sentence={`Aucune vente, aucun remboursement et aucune étiquette en ${year}.`} />
      ) : (
        <>
          <AccountsChart months={months} year={year} />
          <AccountsTable months={months} year={year} path={path} />
        </>
      )}
      <p className="max-w-prose text-muted text-sm">
        Chaque somme compte le jour, à l’heure de Paris, où elle bouge&nbsp;: une commande le jour de son
        paiement, un remboursement le jour où il est demandé, une étiquette le jour de l’expédition. Un mois
        passé ne change donc plus. Le net est le brut moins les remboursements, les frais de l’agence et les
        étiquettes&nbsp;; les frais du prestataire de paiement n’y sont pas.
      </p>
    </AccountsFrame>
  )
}

const YearLink = ({ path, year }: { path: string; year: number }) => (
  <AppLink href={`${path}?annee=${year}`} className="text-link">
    {year}
  </AppLink>
)
