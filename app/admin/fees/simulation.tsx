import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import type { FeeTerms } from '@/lib/domain/fees/schema'
import { readOrderCents, simulateFee } from '@/lib/domain/fees/simulate-fee'
import { formatDecimal } from '@/lib/domain/money'
import type { Query } from '@/lib/server/requests/list-address'
import { Simulator } from './simulator'

type Props = { terms: FeeTerms; query: Query; here: string }

const FIFTY_EUROS = '50'

/** The fee of the order in the URL. */
export function Simulation({ terms, query, here }: Props) {
  const order = { amount: typedOr(query.montant, FIFTY_EUROS), shipping: typedOr(query.livraison, '0') }
  const { rules, fixedFeeCents, percentage } = terms
  return (
    <section aria-labelledby="simulateur" className="flex flex-col gap-4">
      <h3 id="simulateur" className="text-lg">
        Simulateur
      </h3>
      <Simulator
        // The server may have new rules to show.
        key={JSON.stringify([rules, order])}
        terms={{ rules, fixedFeeCents, percentage }}
        order={order}
        computed={simulateFee(terms, order)}
      >
        <HiddenFields values={hiddenOf(here)} />
      </Simulator>
    </section>
  )
}

/** An amount from the URL; 0 for an invalid one. */
function typedOr(value: Query[string], otherwise: string): string {
  return typeof value === 'string' ? formatDecimal(readOrderCents(value)) : otherwise
}

/** The URL's parameters without the simulated order. */
function hiddenOf(href: string): Record<string, string> {
  const { montant: _, livraison: __, ...kept } = Object.fromEntries(new URL(href, 'http://ici').searchParams)
  return kept
}
