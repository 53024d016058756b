'use client'

import { Honeypot } from '@/components/site/honeypot'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { DeclaredFacts, WithdrawalSteps } from '@/components/withdrawals/withdrawal-steps'
import { ARTICLES_MAX, NAME_MAX, ORDER_MAX } from '@/lib/domain/withdrawals/field-lengths'
import { declareWithdrawalAction } from './actions'

type Props = {
  websiteId: number
  /** Identifies this form: sent twice, it makes one declaration. */
  submissionId: string
  sellerEmail: string
}

/** A withdrawal without the order's link: the shopper types everything, and no data of the order is shown. */
export const DeclarationForm = ({ websiteId, submissionId, sellerEmail }: Props) => (
  <WithdrawalSteps
    send={declareWithdrawalAction}
    here={`/retractation/${websiteId}`}
    sellerEmail={sellerEmail}
    questions={(values, issues) => {
      const field = (name: string) => ({
        name,
        required: true,
        defaultValue: values[name],
        issue: issues[name],
      })
      return (
        <>
          <p>Je vous notifie ma rétractation du contrat ci-dessous. Rien ne part avant la confirmation.</p>
          <TextField
            {...field('orderText')}
            label="Numéro de commande"
            hint="Il figure dans l’objet de l’e-mail de confirmation."
            autoComplete="off"
            maxLength={ORDER_MAX}
          />
          <TextField
            {...field('email')}
            label="E-mail"
            hint="Celui de la commande. L’accusé de réception y est envoyé, avec la date et l’heure."
            type="email"
            autoComplete="email"
          />
          <TextField {...field('name')} label="Nom" autoComplete="name" maxLength={NAME_MAX} />
          <TextField
            {...field('articles')}
            label="Articles et quantités"
            hint="«&nbsp;Toute la commande&nbsp;», ou par exemple «&nbsp;1 pot de miel de châtaignier&nbsp;»."
            autoComplete="off"
            maxLength={ARTICLES_MAX}
          />
          <Honeypot />
          <HiddenFields values={{ websiteId, submissionId: values.submissionId ?? submissionId }} />
        </>
      )
    }}
    declared={({ orderText, articles, name, email }) => (
      <DeclaredFacts
        facts={[
          ['Commande', orderText],
          ['Articles', articles],
          ['Nom', name],
          ['E-mail', email],
        ]}
      />
    )}
  />
)
