import { PLAN_FACTS, type PlanKey, type Rhythm } from '@/content/plan-facts'
import type { Website } from '@/lib/domain/websites/schema'
import { House } from '../art/house'
import { PictureImage } from '../gallery/picture-image'
import { LongDate } from '../ui/dates/dates'
import { CardLink } from '../ui/layout/card-link'
import { WebsiteBadge } from './website-badge'

type Contract = {
  plan: PlanKey
  paymentPlan: Rhythm
  dueDate: string
  /** The last day of service, once it is fixed. */
  endsOn: string | null
  endedAt: Date | null
}

type Props = {
  website: Pick<Website, 'id' | 'name' | 'url' | 'status' | 'inactiveBy'> & {
    picture: { hash: string; width: number; height: number } | null
    contract: Contract | null
  }
}

export function WebsiteCard({ website: { id, name, url, status, inactiveBy, picture, contract } }: Props) {
  return (
    <CardLink href={`/dashboard/website/${id}`} className="flex h-full flex-col overflow-hidden p-0">
      <span className="relative block aspect-5/2 w-full shrink-0 border-hairline border-b bg-sunken sm:aspect-video">
        {picture ? (
          <PictureImage
            picture={picture}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw"
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <House className="absolute inset-0 m-auto h-3/4 text-muted" />
        )}
      </span>
      <span className="flex flex-1 flex-col gap-1.5 px-4 py-3.5 sm:px-5">
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 break-words font-semibold text-lg leading-snug">{name}</span>
          <WebsiteBadge status={status} />
        </span>
        <span className="truncate text-muted text-sm">{url.replace(/^https?:\/\//, '')}</span>
        <span className="mt-auto text-sm">
          {contract ? <ContractLine {...contract} /> : 'Aucun abonnement'}
        </span>
        {inactiveBy === 'owner' && <span className="text-muted text-sm">Hors ligne à votre demande</span>}
      </span>
    </CardLink>
  )
}

const PERIODS = { monthly: 'mensuelle', yearly: 'annuelle' }

function ContractLine({ plan, paymentPlan, dueDate, endsOn, endedAt }: Contract) {
  const name = `${PLAN_FACTS[plan].name}, ${PERIODS[paymentPlan]}`
  if (endedAt) return <>{PLAN_FACTS[plan].name}, abonnement terminé</>
  return (
    <>
      {name} · {endsOn ? 'jusqu’au ' : 'échéance le '}
      <LongDate value={endsOn ?? dueDate} className="whitespace-nowrap" />
    </>
  )
}
