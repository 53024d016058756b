'use client'

import { DateField } from '@/components/ui/fields/date-field'
import type { HiddenValues } from '@/components/ui/fields/hidden-fields'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { PAYMENT_NAMES } from '@/components/websites/service-words'
import { formatDecimal } from '@/lib/domain/money'
import { startHere } from '../../start-here'
import { TITLE } from '../title'
import { addLineAction, endLineAction, linePriceAction } from './line-actions'

const UNREACHABLE = 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.'
const KINDS = { cms_licence: 'Licence CMS', priority: 'Support prioritaire', other: 'Autre service' }

type Form = { title: string; closeHref: string; fields: HiddenValues; draft: string }
const sheet = { pageTitle: TITLE, unreachable: UNREACHABLE }

type Add = Form & {
  today: string
  /** The licence's list price, as it is typed. */
  licencePrice: string
  /** The hint about the licence's price next to the plan's. */
  licenceHint: string
}

/** Adds a recurring line, prefilled with the CMS licence. */
export const AddLineForm = ({ today, licencePrice, licenceHint, ...form }: Add) => (
  <SheetForm {...sheet} {...form} action={addLineAction} submit="Ajouter la ligne">
    {({ issues, values }) => (
      <>
        <SelectField
          key={values.kind}
          name="kind"
          label="Sorte"
          hint={licenceHint}
          defaultValue={values.kind ?? 'cms_licence'}
          issue={issues.kind}
        >
          {Object.entries(KINDS).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          ref={startHere}
          name="label"
          label="Libellé"
          required
          maxLength={150}
          autoComplete="off"
          hint="Le client le lit sur sa page et sur ses factures."
          defaultValue={values.label ?? KINDS.cms_licence}
          issue={issues.label}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            name="priceCents"
            label="Prix (€)"
            required
            inputMode="decimal"
            autoComplete="off"
            hint="D’une période, TVA comprise."
            defaultValue={values.priceCents ?? licencePrice}
            issue={issues.priceCents}
            className="tabular-nums"
          />
          <SelectField
            key={values.paymentPlan}
            name="paymentPlan"
            label="Paiement"
            defaultValue={values.paymentPlan ?? 'yearly'}
            issue={issues.paymentPlan}
          >
            {Object.entries(PAYMENT_NAMES).map(([plan, name]) => (
              <option key={plan} value={plan}>
                {name}
              </option>
            ))}
          </SelectField>
          <DateField
            name="anchor"
            label="Premier jour"
            required
            hint="Chaque période commence à cette date. Ce qui est déjà passé n’est pas facturé."
            defaultValue={values.anchor ?? today}
            issue={issues.anchor}
          />
        </div>
      </>
    )}
  </SheetForm>
)

/** Changes the price of a line. */
export const LinePriceForm = ({ priceCents, ...form }: Form & { priceCents: number }) => (
  <SheetForm {...sheet} {...form} action={linePriceAction} submit="Changer le prix">
    {({ issues, values }) => (
      <TextField
        ref={startHere}
        name="priceCents"
        label="Nouveau prix (€)"
        required
        inputMode="decimal"
        autoComplete="off"
        hint="TVA comprise, à partir de la prochaine période. Le client reçoit un e-mail."
        defaultValue={values.priceCents ?? formatDecimal(priceCents)}
        issue={issues.priceCents}
        className="tabular-nums"
      />
    )}
  </SheetForm>
)

const END_HINT =
  'Aucune période ne commence après. Les jours déjà facturés après cette date font l’objet d’un avoir, et ce qui en est payé est remboursé.'

/** Sets the last day of a line. */
export const EndLineForm = ({ today, ...form }: Form & { today: string }) => (
  <SheetForm {...sheet} {...form} action={endLineAction} submit="Mettre fin à la ligne" look="danger">
    {({ issues, values }) => (
      <DateField
        name="endsOn"
        label="Dernier jour"
        required
        min={today}
        hint={END_HINT}
        defaultValue={values.endsOn ?? today}
        issue={issues.endsOn}
      />
    )}
  </SheetForm>
)
