'use client'

import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { DeclaredFacts, WithdrawalSteps } from '@/components/withdrawals/withdrawal-steps'
import { quantityField } from '@/lib/domain/orders/policy'
import { withdrawFromOrderAction } from './actions'

export type WithdrawableLine = {
  itemId: number
  name: string
  /** The quantity not declared yet; 0 for a line shown only because it was declared. */
  left: number
  /** The checkout's notice that the line is excluded from withdrawal. */
  notice: string | null
}

type Props = {
  token: string
  /** Identifies this form: sent twice, it makes one declaration. */
  submissionId: string
  orderId: number
  sellerEmail: string
  lines: WithdrawableLine[]
}

const NOTHING_LEFT = 'Il ne reste aucun article de cette commande auquel renoncer.'

/** The lines of an order that its shopper withdraws from, with their quantities. */
export const LinesForm = ({ token, submissionId, orderId, sellerEmail, lines }: Props) => (
  <WithdrawalSteps
    send={withdrawFromOrderAction}
    here={`/commande/${encodeURIComponent(token)}/retractation`}
    sellerEmail={sellerEmail}
    closed={lines.every(({ left }) => left === 0) ? NOTHING_LEFT : undefined}
    questions={(values, issues) => (
      <>
        <p>
          Je vous notifie ma rétractation du contrat portant sur la vente de ces articles. Rien ne part avant
          la confirmation.
        </p>
        {lines.map(({ itemId, name, left, notice }) => {
          const field = quantityField(itemId)
          if (left === 0) return null
          return (
            <div key={itemId} className="flex flex-col gap-1.5">
              {left === 1 ? (
                <CheckboxField
                  name={field}
                  value="1"
                  label={name}
                  defaultChecked={Number(values[field]) > 0}
                  issue={issues[field]}
                />
              ) : (
                <TextField
                  name={field}
                  label={name}
                  hint={`Quantité à laquelle vous renoncez, de 0 à ${left}`}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  defaultValue={values[field] ?? '0'}
                  issue={issues[field]}
                  className="[&_input]:max-w-28"
                />
              )}
              {notice && (
                <p className="text-muted text-sm">
                  Dit avant l’achat&nbsp;: {notice} Votre déclaration est reçue, le vendeur y répond.
                </p>
              )}
            </div>
          )
        })}
        <HiddenFields values={{ token, submissionId: values.submissionId ?? submissionId }} />
      </>
    )}
    declared={(values) => (
      <DeclaredFacts
        facts={[
          ['Commande', orderId],
          ['Articles', <Chosen key="articles" lines={lines} values={values} />],
        ]}
      />
    )}
  />
)

const Chosen = ({ lines, values }: { lines: WithdrawableLine[]; values: Record<string, string> }) => (
  <ul>
    {lines.map(({ itemId, name }) => {
      const quantity = Number(values[quantityField(itemId)] ?? 0)
      return quantity > 0 && <li key={itemId}>{`${quantity} × ${name}`}</li>
    })}
  </ul>
)
