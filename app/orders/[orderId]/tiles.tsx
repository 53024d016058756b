import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { LongDate } from '@/components/ui/dates/dates'
import { parisDay } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'
import type { Order } from '@/lib/domain/orders/queries'

export function Tiles({ order }: { order: Order }) {
  const { totalCents, createdAt, paymentIntentId } = order
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-[1fr_1fr_22rem] lg:gap-6 print:grid-cols-3">
      <Tile name="Total">
        <span className="font-semibold text-xl tabular-nums">{formatBill(totalCents)}</span>
      </Tile>
      <Tile name="Date de commande">
        <LongDate value={parisDay(createdAt)} className="font-semibold" />
      </Tile>
      <Tile
        name={
          <>
            N° de transaction <span lang="en">(Transaction ID)</span>
          </>
        }
        isWide
      >
        <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{paymentIntentId ?? 'N/A'}</span>
        {paymentIntentId !== null && (
          <span className="flex shrink-0 print:hidden">
            <CopyButton
              text={paymentIntentId}
              label="Copier"
              about="transaction"
              instead="sélectionnez le numéro."
            />
          </span>
        )}
      </Tile>
    </dl>
  )
}

type TileProps = { name: ReactNode; isWide?: boolean; children: ReactNode }

const Tile = ({ name, isWide = false, children }: TileProps) => (
  <div
    className={`flex min-w-0 flex-col gap-1 rounded-card border border-hairline bg-surface px-4 py-3 shadow-low sm:px-5 ${isWide ? 'max-lg:col-span-2 print:col-span-1' : ''}`}
  >
    <dt className="font-medium text-muted text-sm">{name}</dt>
    <dd className="flex min-h-9 items-center gap-3">{children}</dd>
  </div>
)
