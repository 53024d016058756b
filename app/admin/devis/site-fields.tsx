import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FORMULA_WORDS, PAYMENT_FORMULAS } from '@/content/payment-formulas'
import { PLAN_FACTS, PLANS } from '@/content/plan-facts'
import type { FormState } from '@/lib/domain/forms/schema'
import type { QuoteInput } from '@/lib/domain/quotes/schema'

type Props = {
  quote: QuoteInput
  websites: readonly { id: number; name: string }[]
  state: FormState
}

/** The website of a quote, and how it is paid for. */
export function SiteFields({ quote, websites, state }: Props) {
  const { values, issues } = state
  const of = (name: string, stored: string | null) => values[name] ?? stored ?? ''
  return (
    <section aria-labelledby="site" className="grid gap-4 sm:grid-cols-2">
      <h2 id="site" className="text-xl sm:col-span-2">
        Le site
      </h2>
      {websites.length > 0 && (
        <SelectField
          name="websiteId"
          label="Site concerné"
          defaultValue={of('websiteId', quote.websiteId === null ? '' : String(quote.websiteId))}
          issue={issues.websiteId}
          className="sm:col-span-2"
        >
          <option value="">Un nouveau site</option>
          {websites.map((site) => (
            <option key={site.id} value={site.id}>
              {site.name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name="siteName"
        label="Nom du nouveau site"
        maxLength={150}
        defaultValue={of('siteName', quote.siteName)}
        issue={issues.siteName}
      />
      <TextField
        name="siteUrl"
        label="Son adresse"
        type="url"
        placeholder="https://www.exemple.fr"
        defaultValue={of('siteUrl', quote.siteUrl)}
        issue={issues.siteUrl}
      />
      <SelectField
        name="formula"
        label="Façon de payer"
        defaultValue={of('formula', quote.formula)}
        issue={issues.formula}
      >
        <option value="">Ne change pas (travail sur un site qui existe)</option>
        {PAYMENT_FORMULAS.map((formula) => (
          <option key={formula} value={formula}>
            {FORMULA_WORDS[formula]}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-4">
        <SelectField name="plan" label="Formule" defaultValue={of('plan', quote.plan)} issue={issues.plan}>
          <option value="">Aucune</option>
          {PLANS.map((plan) => (
            <option key={plan} value={plan}>
              {PLAN_FACTS[plan].name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="paymentPlan"
          label="Payée"
          defaultValue={of('paymentPlan', quote.paymentPlan ?? 'monthly')}
          issue={issues.paymentPlan}
        >
          <option value="monthly">Par mois</option>
          <option value="yearly">Par an</option>
        </SelectField>
      </div>
    </section>
  )
}
