import { ProductThumbnail } from '@/components/catalogue/product-thumbnail'
import { type ChartColumn, ColumnChart } from '@/components/charts/column-chart'
import { AppLink } from '@/components/navigation/app-link'
import { longDate } from '@/components/ui/dates/dates'
import { countLabel } from '@/components/ui/lists/count'
import {
  type DayOfSales,
  RECENT_DAYS,
  type RecentSales,
  readRecentSales,
} from '@/lib/domain/accounting/recent-sales'
import { formatBill, formatEuros } from '@/lib/domain/money'
import { settle } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'
import { OrdersFailed } from '../orders/load-failed'

type Props = { ctx: SignedInContext; websiteId: number }

/** A shop's recent sales, compared with the previous period, and the articles sold. */
export async function SalesSection({ ctx, websiteId }: Props) {
  const { data, error } = await settle(readRecentSales(ctx, websiteId))
  return (
    <section aria-labelledby="ventes" className="flex min-w-0 flex-col gap-4">
      <h2 id="ventes" className="text-xl sm:text-2xl">
        Ventes
      </h2>
      {error !== undefined && <OrdersFailed reason={error} path={`/dashboard/ecom/${websiteId}`} />}
      {data && <Sales {...data} websiteId={websiteId} />}
    </section>
  )
}

type SalesProps = RecentSales & { websiteId: number }

function Sales({ days, best, websiteId }: SalesProps) {
  if (days.every(({ orders }) => orders === 0))
    return <p className="text-muted">Aucune vente depuis {days.length}&nbsp;jours.</p>
  const recent = days.slice(-RECENT_DAYS)
  return (
    <div className="grid gap-x-10 gap-y-6 rounded-card border border-hairline bg-surface p-4 shadow-low sm:p-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <Figure length={7} days={days} />
          <Figure length={RECENT_DAYS} days={days} />
        </dl>
        <ColumnChart
          label="Ventes des 30 derniers jours"
          heads={{ name: 'Jour', value: 'Ventes', before: '30 jours avant' }}
          columns={recent.map((day, index) => columnOf(day, days[index]))}
          className="h-28 lg:h-40"
          table="open"
        />
        <p className="text-muted text-sm">
          Commandes payées, livraison comprise, avant remboursements. En contour, les 30&nbsp;jours d’avant.
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-3 max-lg:border-hairline max-lg:border-t max-lg:pt-5">
        <h3 className="text-base">Meilleures ventes, 30&nbsp;jours</h3>
        {best.length === 0 ? (
          <p className="text-muted">Aucune vente depuis 30&nbsp;jours.</p>
        ) : (
          <ol className="flex flex-col gap-2.5">
            {best.map(({ productId, name, picture, pieces, cents }) => (
              <li key={productId} className="flex items-center gap-3">
                <ProductThumbnail hash={picture ?? undefined} className="size-10" />
                <span className="min-w-0 flex-1">
                  <AppLink
                    href={`/dashboard/ecom/${websiteId}?fiche=${productId}`}
                    className="plain-link wrap-anywhere"
                  >
                    {name}
                  </AppLink>
                  <span className="block text-muted text-sm">{countLabel(pieces, 'pièce', 'pièces')}</span>
                </span>
                <span className="shrink-0 tabular-nums">{formatBill(cents)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}

const columnOf = ({ day, orders, cents }: DayOfSales, before: DayOfSales | undefined): ChartColumn => ({
  name: longDate(day),
  value: cents,
  text: orders === 0 ? '–' : `${formatEuros(cents)} (${orders})`,
  ...(before && { before: { value: before.cents, text: formatEuros(before.cents) } }),
})

function Figure({ length, days }: { length: number; days: readonly DayOfSales[] }) {
  const sum = (some: readonly DayOfSales[]) => ({
    cents: some.reduce((all, { cents }) => all + cents, 0),
    orders: some.reduce((all, { orders }) => all + orders, 0),
  })
  const now = sum(days.slice(-length))
  const before = sum(days.slice(-2 * length, -length))
  return (
    <div>
      <dt className="text-muted text-sm">{length}&nbsp;derniers jours</dt>
      <dd className="display text-2xl tabular-nums sm:text-3xl">{formatEuros(now.cents)}</dd>
      <dd className="text-muted text-sm">
        {countLabel(now.orders, 'vente', 'ventes')}, contre {formatEuros(before.cents)} les {length}
        &nbsp;jours d’avant
      </dd>
    </div>
  )
}
