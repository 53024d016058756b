import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { describeTerms } from '@/lib/domain/fees/explain-fee'
import type { FeeRule } from '@/lib/domain/fees/schema'
import { formatEuros } from '@/lib/domain/money'
import { DeleteRule } from './delete-rule'

type Props = {
  rule: FeeRule
  /** null while another form is open: editing would lose its input. */
  editHref: string | null
}

/** A rule in words, with its two buttons. */
export function RuleRow({ rule, editHref }: Props) {
  const from = formatEuros(rule.minAmountCents)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <h4 className="font-semibold font-text text-base tracking-normal">À partir de {from}</h4>
        {rule.customFormula ? (
          <code className="wrap-anywhere block text-sm">{rule.customFormula}</code>
        ) : (
          <p className="tabular-nums">{describeTerms(rule)}</p>
        )}
        <p className="text-muted text-sm">{describeCap(rule)}</p>
      </div>
      <div className="-mx-3 flex max-sm:-mb-3 sm:-my-1.5">
        {editHref && (
          <AppLink href={editHref} scroll={false} className={buttonStyle({ look: 'quiet', size: 'small' })}>
            Modifier<span className="sr-only"> la règle à partir de {from}</span>
          </AppLink>
        )}
        <DeleteRule id={rule.id} from={from} />
      </div>
    </div>
  )
}

function describeCap({ maxFeeCents }: FeeRule): string {
  if (maxFeeCents === null) return 'Sans plafond'
  return maxFeeCents === 0
    ? 'Plafond de 0\u00a0€\u00a0: sans frais'
    : `Plafond de ${formatEuros(maxFeeCents)}`
}
