'use client'

import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { TITLE } from '../title'
import { creditAction } from './actions'

type Props = {
  id: number
  title: string
  closeHref: string
  /** `label` contains number, sum and state. */
  invoices: { id: number; label: string }[]
}

/** A credit note for an invoice, or for a part of it. */
export const CreditForm = ({ id, title, closeHref, invoices }: Props) => (
  <SheetForm
    title={title}
    pageTitle={TITLE}
    closeHref={closeHref}
    action={creditAction}
    unreachable="L’avoir n’a pas été établi. Vérifiez votre connexion, puis réessayez."
    submit="Établir l’avoir"
    fields={{ id }}
    draft={`avoir-${id}`}
    isWide
  >
    {({ issues, values }) => (
      <>
        <p className="text-muted text-sm">
          Un avoir ne s’annule pas. D’une facture payée, la somme est rendue par le moyen du paiement&nbsp;;
          un virement ou un chèque se rend par virement, à noter ensuite. D’une facture impayée, le reste à
          payer baisse d’autant.
        </p>
        <SelectField
          key={values.invoiceId}
          name="invoiceId"
          label="Facture"
          defaultValue={values.invoiceId}
          issue={issues.invoiceId}
        >
          {invoices.map((invoice) => (
            <option key={invoice.id} value={invoice.id}>
              {invoice.label}
            </option>
          ))}
        </SelectField>
        <TextField
          name="amountCents"
          label="Montant (€)"
          optional
          inputMode="decimal"
          autoComplete="off"
          hint="Vide&nbsp;: tout ce qui reste de la facture."
          defaultValue={values.amountCents}
          issue={issues.amountCents}
          className="tabular-nums"
        />
        <TextField
          name="reason"
          label="Raison"
          required
          maxLength={250}
          autoComplete="off"
          hint="Elle figure sur l’avoir."
          defaultValue={values.reason}
          issue={issues.reason}
        />
      </>
    )}
  </SheetForm>
)
