import type { Metadata } from 'next'
import { z } from 'zod'
import { ButtonLink } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { ExportLink } from '@/components/ui/lists/export-link'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { SortFields } from '@/components/ui/lists/sort-fields'
import { readAudience, readPages } from '@/lib/domain/audience/queries'
import { AudienceFilter, PERIODS, type ViewPeriod } from '@/lib/domain/audience/schema'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { PageTable } from './page-table'
import { PeriodLinks } from './period-links'
import { SourceTable } from './source-table'
import { ViewChart } from './view-chart'
import { comparison, formatCount } from './words'

export const metadata: Metadata = { title: 'Visites · Admin Dashboard' }

const PATH = '/admin/visites'

const SORTS = [
  { value: 'views', label: 'Vues' },
  { value: 'change', label: 'Évolution' },
  { value: 'path', label: 'Adresse' },
]

/** `periode`: 30, 90 or 364 days up to today. */
export default async function AudiencePage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'admin.enter')
  const query = await searchParams
  const address = readListAddress({ path: PATH, query, filter: AudienceFilter, cursor: z.never() })
  const { filter, refused, filteredAt } = address
  const period = filter.periode ?? PERIODS[0]
  const [{ days, views, arrivals, sources }, pages] = await Promise.all([
    readAudience(ctx, filter),
    readPages(ctx, filter),
  ])
  const hrefOf = (periode: ViewPeriod) => {
    const kept = new URLSearchParams(filteredAt('').slice(1))
    if (periode === PERIODS[0]) kept.delete('periode')
    else kept.set('periode', periode)
    return kept.size > 0 ? `${PATH}?${kept}` : PATH
  }
  return (
    <AdminFrame current={PATH}>
      <RefusedFilters names={refused} />
      <PeriodLinks current={period} hrefOf={hrefOf} />
      {pages.length === 0 ? (
        <>
          <EmptyState
            sentence="Aucune page vue sur cette période. Les visites apparaissent ici dès qu’une page publique est ouverte par un visiteur."
            action={
              <ButtonLink href="/" look="secondary">
                Voir le site
              </ButtonLink>
            }
          />
          <WhatCounts />
        </>
      ) : (
        <>
          <Card className="flex flex-col gap-6">
            <dl className="flex flex-wrap gap-x-12 gap-y-4">
              <Figure name="Pages vues" {...views} period={period} />
              <Figure name="Arrivées sur le site" {...arrivals} period={period} />
            </dl>
            <ViewChart days={days} />
            <WhatCounts />
          </Card>
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <section aria-labelledby="pages" className="flex flex-col gap-4">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h2 id="pages" className="text-xl">
                  Pages
                </h2>
                <ExportLink href={filteredAt(`${PATH}/export`)} />
              </div>
              <FilterBar
                path={PATH}
                isFiltered={Boolean(filter.sort || filter.order)}
                wholeHref={filter.periode ? `${PATH}?periode=${filter.periode}` : PATH}
              >
                {filter.periode && <HiddenFields values={{ periode: filter.periode }} />}
                <SortFields sorts={SORTS} sort={filter.sort} order={filter.order} />
              </FilterBar>
              <PageTable pages={pages} />
            </section>
            <section aria-labelledby="origines" className="flex flex-col gap-4">
              <h2 id="origines" className="flex min-h-9 items-center text-xl">
                D’où viennent les visites
              </h2>
              <p className="text-muted text-sm">
                Une arrivée est une page ouverte depuis un autre site, un favori, un e-mail ou une adresse
                saisie. Du site d’origine, seul le nom est gardé.
              </p>
              {sources.length > 0 ? (
                <SourceTable sources={sources} />
              ) : (
                <p className="text-muted">Aucune arrivée sur cette période.</p>
              )}
            </section>
          </div>
        </>
      )}
    </AdminFrame>
  )
}

type FigureProps = { name: string; now: number; before: number; period: ViewPeriod }

const Figure = ({ name, ...counts }: FigureProps) => (
  <div className="flex flex-col">
    <dt className="text-muted">{name}</dt>
    <dd className="display text-4xl tabular-nums">{formatCount(counts.now)}</dd>
    <dd className="text-muted text-sm">{comparison(counts)}</dd>
  </div>
)

const WhatCounts = () => (
  <p className="max-w-prose text-muted text-sm">
    On compte des pages ouvertes, pas des personnes&nbsp;: ni cookie, ni adresse réseau, ni identifiant. Les
    robots, les rechargements, l’équipe connectée et les navigateurs qui refusent le suivi ou les scripts ne
    comptent pas.{' '}
    <a href="/privacy#mesure-daudience" className="text-accent-text underline">
      Ce que nous en disons aux visiteurs
    </a>
  </p>
)
