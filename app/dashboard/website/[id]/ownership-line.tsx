import { ChevronDown } from 'lucide-react'
import type { Day } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import type { WebsiteFormula } from '@/lib/domain/websites/formula'
import { coverageWords, FORMULA_NAMES, HOLDING_NAMES } from '@/lib/domain/websites/ownership-words'

/** The website's owner and what covers its bug fixes, in one line that unfolds to the dates. Empty if the agency set nothing. */
export function OwnershipLine({ formula }: { formula: WebsiteFormula }) {
  const { holding, coverage, developmentPaidOn, firstDeliveredOn, handedOverOn } = formula
  if (formula.formula === null && !developmentPaidOn && !firstDeliveredOn && !handedOverOn) return null
  const covered = coverageWords(coverage)
  return (
    <details className="group col-span-full border-hairline border-t text-sm max-sm:text-[0.8125rem]/5">
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 px-4 py-1 max-sm:min-h-7 max-sm:py-0.5 lg:px-5 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {holding && <strong className="font-semibold">{HOLDING_NAMES[holding]}</strong>}
          {covered && (
            <span className="text-muted">
              {holding && ' · '}
              {covered}
            </span>
          )}
          {!holding && !covered && 'Propriété et garantie'}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid gap-x-6 gap-y-2 px-4 pt-1 pb-3 lg:px-5 sm:grid-cols-2 lg:grid-cols-4">
        {formula.formula && <Line name="Formule">{FORMULA_NAMES[formula.formula]}</Line>}
        <Line name="Développement payé">{dayWords(developmentPaidOn, 'Pas encore')}</Line>
        <Line name="Première livraison">{dayWords(firstDeliveredOn, 'Pas encore')}</Line>
        {handedOverOn && <Line name="Code remis">{dayWords(handedOverOn, '')}</Line>}
        {coverage.by === 'subscription' && (
          <Line name="Garantie">
            {coverage.until
              ? `Six mois, jusqu’au ${frenchDay(coverage.until)}, si l’abonnement prend fin avant`
              : 'Remplacée par l’abonnement'}
          </Line>
        )}
      </dl>
    </details>
  )
}

const Line = ({ name, children }: { name: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere font-medium">{children}</dd>
  </div>
)

const dayWords = (day: Day | null, none: string): string => (day ? `Le ${frenchDay(day)}` : none)
