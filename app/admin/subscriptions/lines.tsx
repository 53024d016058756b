import { useId } from 'react'
import { LineList } from '@/app/dashboard/facturation/line-list'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import type { LineFacts } from '@/lib/domain/billing/details'
import type { Contract } from '@/lib/domain/billing-rules/schema'
import type { Day } from '@/lib/domain/calendar'
import type { LineGesture } from './address'

type Props = {
  title: string
  lines: readonly LineFacts[]
  contract?: Contract
  today: Day
  /** The URL of an action on a line, by the line's id. */
  hrefOf: (gesture: LineGesture, lineId?: string) => string
  canAdd: boolean
}

const LINK = buttonStyle({ look: 'quiet', size: 'small', className: '-my-1.5' })

/** Recurring lines, with the agency's actions on them. */
export function Lines({ title, lines, contract, today, hrefOf, canAdd }: Props) {
  const id = useId()
  if (lines.length === 0 && !canAdd) return null
  return (
    <section aria-labelledby={id} className="mt-8 flex flex-col gap-3 border-hairline border-t pt-6">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {lines.length === 0 ? (
        <p className="text-muted text-sm">Rien pour l’instant.</p>
      ) : (
        <LineList
          lines={lines}
          today={today}
          {...(contract && { contract })}
          actions={(line) =>
            (line.endsOn === null || line.endsOn >= today) && (
              <span className="flex flex-wrap gap-1 max-sm:-ml-3">
                <AppLink href={hrefOf('prix-ligne', String(line.id))} scroll={false} className={LINK}>
                  Changer le prix<span className="sr-only">&nbsp;: {line.label}</span>
                </AppLink>
                {line.endsOn === null && (
                  <AppLink href={hrefOf('fin-ligne', String(line.id))} scroll={false} className={LINK}>
                    Mettre fin<span className="sr-only">&nbsp;: {line.label}</span>
                  </AppLink>
                )}
              </span>
            )
          }
        />
      )}
      {canAdd && (
        <AppLink
          href={hrefOf('ligne')}
          scroll={false}
          className={buttonStyle({ look: 'secondary', size: 'small', className: 'self-start' })}
        >
          Ajouter une ligne
        </AppLink>
      )}
    </section>
  )
}
