import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/overlays/menu'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { mayMove } from '@/lib/domain/billing-rules/moves'
import type { Day } from '@/lib/domain/calendar'
import { GESTURES, type Gesture, type LineGesture, type SheetAddresses } from './address'

type Props = { detail: SubscriptionDetail; hasInvoices: boolean; to: SheetAddresses; today: Day }

/** The actions on a subscription today: the likely one as a link, the rest in a menu. */
export function GestureLinks({ detail, hasInvoices, to, today }: Props) {
  const possible = gesturesOf(detail, hasInvoices, today)
  if (possible.length === 0) return null
  const first = possible.find((gesture) => LIKELY.includes(gesture))
  return (
    <div className="flex flex-wrap items-center gap-2">
      {first && (
        <AppLink
          href={to.gesture(first)}
          scroll={false}
          className={buttonStyle({ look: 'secondary', size: 'small' })}
        >
          {GESTURES[first]}
        </AppLink>
      )}
      <Menu label={first ? 'Autres actions' : 'Actions'} look="secondary" size="small">
        {possible
          .filter((gesture) => gesture !== first)
          .map((gesture) => (
            <MenuItem key={gesture} href={to.gesture(gesture)} danger={gesture === 'fin'}>
              {GESTURES[gesture]}
            </MenuItem>
          ))}
      </Menu>
    </div>
  )
}

/** The actions that a subscription may be waiting for. */
const LIKELY: readonly Gesture[] = ['paiement', 'reprise', 'formule']

export function gesturesOf(detail: SubscriptionDetail, hasInvoices: boolean, today: Day): Gesture[] {
  const { hasEnded, openInvoices, facts, endsOn, noticeOn, status } = detail
  const can: Record<Exclude<Gesture, 'virement' | LineGesture>, boolean> = {
    paiement: openInvoices.length > 0,
    reprise: !hasEnded && status === 'inactive',
    formule: !hasEnded && mayMove(facts, today),
    prix: !hasEnded && endsOn === null,
    avertissement: !hasEnded,
    preavis: !hasEnded && noticeOn === null,
    avoir: hasInvoices,
    fin: !hasEnded,
  }
  return (Object.keys(can) as (keyof typeof can)[]).filter((gesture) => can[gesture])
}
