import { CMS_LICENCE, PLAN_FACTS } from '@/content/plan-facts'
import type { LineFacts } from '@/lib/domain/billing/details'
import type { Day } from '@/lib/domain/calendar'
import { formatDecimal, formatEuros } from '@/lib/domain/money'
import { GESTURES, type LineGesture } from '../address'
import { AddLineForm, EndLineForm, LinePriceForm } from './line-forms'

type Props = {
  gesture: LineGesture
  /** The id of the line in the URL. */
  lineId: string | undefined
  lines: readonly LineFacts[]
  /** The subscription or client of a new line. */
  of: { subscriptionId: number } | { clientId: number }
  name: string
  closeHref: string
  today: Day
}

/** Adds a recurring line, or changes one; null for one that ended since the sheet was read. */
export function LineSheet({ gesture, lineId, lines, of, name, closeHref, today }: Props) {
  const key = 'subscriptionId' in of ? `abonnement-${of.subscriptionId}` : `client-${of.clientId}`
  if (gesture === 'ligne')
    return (
      <AddLineForm
        {...{ title: `${GESTURES.ligne}\u00a0· ${name}`, closeHref, today, fields: of }}
        draft={`ligne-${key}`}
        licencePrice={formatDecimal(CMS_LICENCE.annualCents)}
        licenceHint={`La licence CMS coûte ${formatEuros(CMS_LICENCE.annualCents)} par an\u00a0; elle est comprise dans ${INCLUDED}.`}
      />
    )
  const line = lines.find(({ id }) => String(id) === lineId)
  if (!line) return null
  const form = {
    ...{ title: `${GESTURES[gesture]}\u00a0· ${line.label}`, closeHref, fields: { lineId: line.id } },
    draft: `${gesture}-${line.id}`,
  }
  return gesture === 'prix-ligne' ? (
    <LinePriceForm {...form} priceCents={line.newPriceCents ?? line.priceCents} />
  ) : (
    <EndLineForm {...form} today={today} />
  )
}

const INCLUDED = CMS_LICENCE.includedIn.map((plan) => PLAN_FACTS[plan].name).join(' et ')
