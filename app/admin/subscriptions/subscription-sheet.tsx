'use client'

import type { ReactNode } from 'react'
import { LongDate } from '@/components/ui/dates/dates'
import { DateField } from '@/components/ui/fields/date-field'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { PlanField } from '@/components/websites/plan-field'
import { PAYMENT_NAMES } from '@/components/websites/service-words'
import { StatusField } from '@/components/websites/status-field'
import type { Subscription } from '@/lib/domain/billing/schema'
import type { FormState } from '@/lib/domain/forms/schema'
import { formatDecimal } from '@/lib/domain/money'
import { type Client, ClientLine } from '../client-line'
import { startHere } from '../start-here'
import { createSubscriptionAction, updateSubscriptionAction } from './actions'
import { subscriptionName } from './subscription-name'
import { TITLE } from './title'

type Props = {
  /** null for a new one. */
  subscription: Subscription | null
  client: Client
  /** For a new one, `YYYY-MM-DD`. */
  firstDueDate: string
  closeHref: string
  changeClientHref: string
  /** Why plan, price, due date and status are read-only; null where they can be edited. */
  fixed?: string | null
  before?: ReactNode
  more?: ReactNode
}

const UNREACHABLE = 'L’abonnement n’a pas été enregistré. Vérifiez votre connexion, puis réessayez.'

export function SubscriptionSheet({
  subscription,
  client,
  firstDueDate,
  closeHref,
  changeClientHref,
  fixed = null,
  before,
  more,
}: Props) {
  return (
    <SheetForm
      title={subscription ? subscriptionName(subscription) : 'Nouvel abonnement'}
      pageTitle={TITLE}
      closeHref={closeHref}
      action={subscription ? updateSubscriptionAction : createSubscriptionAction}
      unreachable={UNREACHABLE}
      submit={subscription ? 'Enregistrer' : 'Créer l’abonnement'}
      draft={`abonnement-${subscription?.id ?? 'nouveau'}`}
      fields={subscription ? { id: subscription.id, was: opened(subscription) } : {}}
      isWide={subscription !== null}
      before={before}
      more={more}
    >
      {({ issues, values }) => (
        <>
          <ClientLine client={client} changeHref={changeClientHref} issue={issues.clientId} />
          <TextField
            ref={startHere}
            name="name"
            label="Nom"
            optional
            maxLength={150}
            autoComplete="off"
            defaultValue={values.name ?? subscription?.name ?? ''}
            issue={issues.name}
          />
          {subscription && fixed ? (
            <FixedFields subscription={subscription} why={fixed} />
          ) : (
            <WrittenFields
              subscription={subscription}
              firstDueDate={firstDueDate}
              issues={issues}
              values={values}
            />
          )}
        </>
      )}
    </SheetForm>
  )
}

const opened = ({ clientId, name, plan, paymentPlan, priceCents, dueDate, status }: Subscription) =>
  JSON.stringify({ clientId, name, plan, paymentPlan, priceCents, dueDate, status })

type Written = Pick<FormState, 'issues' | 'values'> & Pick<Props, 'subscription' | 'firstDueDate'>

const WrittenFields = ({ subscription, firstDueDate, issues, values }: Written) => (
  <>
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <PlanField value={values.plan ?? subscription?.plan ?? 'basic'} issue={issues.plan} />
      <SelectField
        key={values.paymentPlan}
        name="paymentPlan"
        label="Paiement"
        defaultValue={values.paymentPlan ?? subscription?.paymentPlan ?? 'monthly'}
        issue={issues.paymentPlan}
      >
        {Object.entries(PAYMENT_NAMES).map(([plan, label]) => (
          <option key={plan} value={plan}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        name="priceCents"
        label="Prix (€)"
        required
        inputMode="decimal"
        autoComplete="off"
        placeholder="59,90"
        hint="Par mois ou par an, TVA comprise."
        defaultValue={values.priceCents ?? (subscription ? formatDecimal(subscription.priceCents) : '')}
        issue={issues.priceCents}
        className="tabular-nums"
      />
      <DateField
        name="dueDate"
        label="Échéance"
        required
        defaultValue={values.dueDate ?? subscription?.dueDate ?? firstDueDate}
        issue={issues.dueDate}
      />
    </div>
    <StatusField
      value={values.status ?? subscription?.status ?? 'active'}
      isNew={!subscription}
      issue={issues.status}
    />
  </>
)

/** Sent unchanged, so that only the name changes. */
const FixedFields = ({ subscription, why }: { subscription: Subscription; why: string }) => (
  <div className="flex flex-col gap-3">
    <HiddenFields
      values={{
        plan: subscription.plan,
        paymentPlan: subscription.paymentPlan,
        priceCents: formatDecimal(subscription.priceCents),
        dueDate: subscription.dueDate,
        status: subscription.status,
      }}
    />
    <p className="text-muted text-sm">{why}</p>
    <p>
      <span className="block font-semibold text-sm">Échéance</span>
      <LongDate value={subscription.dueDate} />
    </p>
  </div>
)
