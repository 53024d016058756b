'use client'

import { TextareaField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { REFUSAL_MAX } from '@/lib/domain/withdrawals/field-lengths'
import { refuseWithdrawalAction } from './withdrawal-actions'

const UNREACHABLE = 'Rien n’a été envoyé. Vérifiez votre connexion, puis réessayez.'

type Props = { orderId: number; withdrawalId: number; pageTitle: string }

/** Why the owner refuses a withdrawal. */
export const RefuseWithdrawalSheet = ({ orderId, withdrawalId, pageTitle }: Props) => (
  <SheetForm
    title="Refuser la rétractation"
    pageTitle={pageTitle}
    closeHref={`/orders/${orderId}`}
    action={refuseWithdrawalAction}
    unreachable={UNREACHABLE}
    submit="Refuser la rétractation"
    look="danger"
    cancel="Annuler"
    draft={`refus-${withdrawalId}`}
    fields={{ orderId, withdrawalId }}
  >
    {({ values, issues }) => (
      <>
        <p>
          Un refus n’est possible que hors délai, ou pour un article annoncé avant l’achat comme exclu (art.
          L. 221-28 du Code de la consommation). Votre client reçoit ce motif par e-mail.
        </p>
        <TextareaField
          name="refusal"
          label="Motif"
          required
          rows={5}
          maxLength={REFUSAL_MAX}
          defaultValue={values.refusal ?? ''}
          issue={issues.refusal}
        />
      </>
    )}
  </SheetForm>
)
