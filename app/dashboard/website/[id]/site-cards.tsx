import { AppLink } from '@/components/navigation/app-link'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { WebsiteBadge } from '@/components/websites/website-badge'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { type Due, dueOf } from '@/lib/domain/billing/due'
import type { Day } from '@/lib/domain/calendar'
import type { WebsiteFormula } from '@/lib/domain/websites/formula'
import { offlineReason } from '@/lib/domain/websites/policy'
import type { Website } from '@/lib/domain/websites/schema'
import { BillingCard } from './billing-card'
import { CARD_LINK } from './card-link'
import { DueLine } from './due-line'
import { Fact, Facts, InfoCard } from './info-card'
import { OwnershipLine } from './ownership-line'
import { switchWebsiteAction } from './status-actions'
import { SWITCH_UNREACHABLE } from './switch-unreachable'

type Props = {
  website: Website
  subscription: SubscriptionDetail | null
  formula: WebsiteFormula
  /** Whether the website belongs to the reader's client: the agency has separate screens for the others. */
  isOwn: boolean
  today: Day
  /** Whether the person may take the site offline or back online. */
  canSwitch: boolean
  /** The number of the reader's subscriptions that the bar above all screens mentions. */
  told: number
}

/** The key facts of a website, in one row of compact lines. */
export function SiteCards({ website, subscription, formula, isOwn, today, canSwitch, told }: Props) {
  const { id, name, url, status } = website
  const [, scheme, address] = /^(https?:\/\/)?(.*)$/.exec(url) ?? []
  const due = subscription && dueOf(subscription, today)
  const isLate = due !== null && isPressing(due)
  return (
    <div className="grid grid-cols-1 rounded-card border border-hairline bg-surface shadow-low lg:grid-cols-[5fr_5fr_3fr]">
      {/* The page's header already shows the name. */}
      <InfoCard
        isTight={isLate}
        title="Informations du site"
        badge={
          <span id="statut-du-site" tabIndex={-1}>
            <WebsiteBadge status={status} />
          </span>
        }
      >
        <Facts>
          <Fact name="Nom" isNameHidden isMinor={isLate}>
            {name}
          </Fact>
          <Fact name="URL" isNameHidden>
            <a href={url} className={CARD_LINK}>
              <span className="max-sm:hidden">{scheme}</span>
              {address}
            </a>
          </Fact>
        </Facts>
        {status === 'inactive' && canSwitch && (
          <ActionForm
            action={switchWebsiteAction}
            fields={{ websiteId: id, status: 'active' }}
            unreachable={SWITCH_UNREACHABLE}
          >
            <SubmitButton look="secondary" size="small" className="my-1 self-start">
              Remettre en ligne
            </SubmitButton>
          </ActionForm>
        )}
        {!canSwitch && <p className="text-muted text-sm">{offlineReason(website)}</p>}
      </InfoCard>
      <BillingCard {...{ website, subscription, isOwn }} />
      <InfoCard isShort title="Ecommerce">
        <p className="text-sm">
          <AppLink href={`/dashboard/ecom/${id}`} className={CARD_LINK}>
            Gérer la boutique
          </AppLink>
        </p>
      </InfoCard>
      <OwnershipLine formula={formula} />
      {isLate && <DueLine due={due} today={today} isOwn={isOwn} saysAll={isOwn && told === 1} />}
    </div>
  )
}

const isPressing = ({ state }: Due): boolean => state === 'late' || state === 'interrupted'
