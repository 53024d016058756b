'use client'

import { UnbrokenNumbers } from '@/components/billing/unbroken-numbers'
import { DateField } from '@/components/ui/fields/date-field'
import { TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { TITLE } from '../title'
import { transferAction } from './actions'

type Props = {
  id: number
  refundId: number
  title: string
  closeHref: string
  /** The amount and the invoice. */
  about: string
  today: string
}

/** Records a refund that the agency sent by bank transfer. */
export const TransferForm = ({ id, refundId, title, closeHref, about, today }: Props) => (
  <SheetForm
    title={title}
    pageTitle={TITLE}
    closeHref={closeHref}
    action={transferAction}
    unreachable="Le virement n’a pas été noté. Vérifiez votre connexion, puis réessayez."
    submit="Noter le virement"
    fields={{ id, refundId }}
    draft={`virement-${refundId}`}
    isWide
  >
    {({ issues, values }) => (
      <>
        <p className="font-semibold">
          <UnbrokenNumbers text={about} />
        </p>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <DateField
            name="on"
            label="Viré le"
            required
            max={today}
            defaultValue={values.on ?? today}
            issue={issues.on}
          />
          <TextField
            name="reference"
            label="Référence"
            required
            maxLength={150}
            autoComplete="off"
            defaultValue={values.reference}
            issue={issues.reference}
          />
        </div>
      </>
    )}
  </SheetForm>
)
