'use client'

import { UnbrokenNumbers } from '@/components/billing/unbroken-numbers'
import { DateField } from '@/components/ui/fields/date-field'
import { boxStyle, FieldNotes } from '@/components/ui/fields/field'
import { Fieldset } from '@/components/ui/fields/fieldset'
import { TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { TITLE } from '../title'
import { notePaymentAction } from './actions'

export type PayableInvoices = { ids: string; label: string; consequences: string[] }

type Props = { id: number; title: string; closeHref: string; payable: PayableInvoices[]; today: string }

/** Records a transfer or a cheque. Older periods are paid before, or with, later ones; each choice shows its consequences. */
export const PaymentForm = ({ id, title, closeHref, payable, today }: Props) => (
  <SheetForm
    title={title}
    pageTitle={TITLE}
    closeHref={closeHref}
    action={notePaymentAction}
    unreachable="Le paiement n’a pas été noté. Vérifiez votre connexion, puis réessayez."
    submit="Noter le paiement"
    fields={{ id }}
    draft={`paiement-${id}`}
    isWide
  >
    {({ issues, values }) => (
      <>
        <Fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 font-semibold text-sm">Ce qui est payé</legend>
          {payable.map(({ ids, label, consequences }, index) => (
            <label
              key={ids}
              className="flex items-start gap-3 rounded-input border border-hairline px-4 py-3 has-checked:border-accent-ring has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="invoiceIds"
                value={ids}
                defaultChecked={values.invoiceIds ? values.invoiceIds === ids : index === 0}
                className={`${boxStyle} mt-0.5`}
              />
              <span className="min-w-0">
                <span className="block font-semibold">
                  <UnbrokenNumbers text={label} />
                </span>
                {consequences.map((sentence) => (
                  <span key={sentence} className="block text-muted text-sm">
                    {sentence}
                  </span>
                ))}
              </span>
            </label>
          ))}
          <FieldNotes name="invoiceIds" issue={issues.invoiceIds} />
        </Fieldset>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <DateField
            name="on"
            label="Reçu le"
            required
            max={today}
            defaultValue={values.on ?? today}
            issue={issues.on}
            hint="Imprimé sur la facture. Les délais, eux, s’arrêtent aujourd’hui."
          />
          <TextField
            name="reference"
            label="Référence"
            required
            maxLength={150}
            autoComplete="off"
            placeholder="VIR 2026-118, chèque n° 1234567"
            defaultValue={values.reference}
            issue={issues.reference}
          />
        </div>
      </>
    )}
  </SheetForm>
)
