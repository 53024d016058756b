import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { PLANS, type PlanKey, planCents, RHYTHMS, type Rhythm } from '@/content/plan-facts'
import { plans } from '@/content/plans'
import { TERMS } from '@/content/terms'
import { formatEuros } from '@/lib/domain/money'
import { RHYTHM_NAMES } from './words'

export type PlanSelection = { plan: PlanKey; paymentPlan: Rhythm }

type Props = {
  /** Null until one is chosen. */
  chosen: PlanKey | null
  paymentPlan: Rhythm
  hrefOf: (selection: { plan: PlanKey | null; paymentPlan: Rhythm }) => string
  /** The client's current plan. */
  current?: PlanSelection
}

/** Plans and rhythms as links: the choice is in the URL, and needs no script. */
export function PlanChoice({ chosen, paymentPlan, hrefOf, current }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label="Rythme de paiement" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex rounded-button border border-control bg-surface p-0.5">
          {RHYTHMS.map((rhythm) => (
            <AppLink
              key={rhythm}
              href={hrefOf({ plan: chosen, paymentPlan: rhythm })}
              scroll={false}
              {...(rhythm === paymentPlan && { 'aria-current': 'true' as const })}
              className={clsx(
                'flex min-h-9 items-center rounded-input px-4 font-semibold no-underline pointer-coarse:min-h-11',
                rhythm === paymentPlan ? 'bg-accent-fill text-accent-on' : 'text-muted hover:text-text',
              )}
            >
              {RHYTHM_NAMES[rhythm]}
            </AppLink>
          ))}
        </span>
        <span className="text-muted text-sm">
          À l’année, vous ne payez que {TERMS.yearPaidMonths}&nbsp;mois sur {TERMS.yearMonths}.
        </span>
      </nav>
      <nav aria-label="Formule">
        <ul className="grid gap-3 sm:grid-cols-3">
          {PLANS.map((plan) => (
            <li key={plan}>
              <PlanLink
                plan={plan}
                paymentPlan={paymentPlan}
                href={hrefOf({ plan, paymentPlan })}
                isChosen={plan === chosen}
                badge={
                  current?.plan === plan && current.paymentPlan === paymentPlan ? (
                    <Badge>Actuelle</Badge>
                  ) : plan === chosen ? (
                    <Badge look="info">✓ Choisie</Badge>
                  ) : null
                }
              />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

type LinkProps = PlanSelection & { href: string; isChosen: boolean; badge: ReactNode }

function PlanLink({ plan, paymentPlan, href, isChosen, badge }: LinkProps) {
  const words = plans[PLANS.indexOf(plan)]
  const cents = planCents(plan, paymentPlan)
  return (
    <AppLink
      href={href}
      scroll={false}
      {...(isChosen && { 'aria-current': 'true' as const })}
      className={clsx(
        'card-choice flex h-full flex-col gap-1.5 rounded-card border-2 p-4 text-text no-underline transition-colors duration-120',
        isChosen ? 'border-accent-ring bg-accent-soft' : 'border-hairline bg-surface hover:border-control',
      )}
    >
      <span className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <span className="font-semibold text-lg">{words?.name}</span>
        {badge}
      </span>
      <span className="display whitespace-nowrap text-xl tabular-nums">
        {formatEuros(cents)}
        <span className="font-text text-base text-muted tracking-normal">
          {' '}
          / {paymentPlan === 'yearly' ? 'an' : 'mois'}
        </span>
      </span>
      <span className="flex flex-col text-muted text-sm">
        {words?.pros.map((text) => (
          <span key={text} className="flex gap-1.5">
            <span aria-hidden="true">·</span>
            <span>{text}</span>
          </span>
        ))}
      </span>
    </AppLink>
  )
}
