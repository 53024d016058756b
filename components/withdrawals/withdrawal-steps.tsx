'use client'

import type { ReactNode } from 'react'
import type { SendForm } from '../site/use-sent-form'
import { useTwoSteps } from '../site/use-two-steps'
import { Button } from '../ui/button'
import { HiddenFields } from '../ui/fields/hidden-fields'
import { FocusFirstFault } from '../ui/forms/focus-first-fault'
import { Alert } from '../ui/layout/alert'

type Texts = Record<string, string>

type Props = {
  send: SendForm
  /** The page's URL, to start again. */
  here: string
  /** The seller's address, as another way to withdraw: the legal period keeps running. */
  sellerEmail: string
  /** The fields, from the typed values and their faults. */
  questions: (values: Texts, issues: Texts) => ReactNode
  /** The declaration, to confirm. */
  declared: (values: Texts) => ReactNode
  /** Why nothing can be declared, instead of the questions; a declaration just made is confirmed anyway. */
  closed?: string | undefined
}

const NOT_SENT = 'Votre rétractation n’est pas partie. Vérifiez votre connexion, puis réessayez.'

/** A shopper's withdrawal in two steps: the declaration, then its confirmation. */
export function WithdrawalSteps({ send, here, sellerEmail, questions, declared, closed }: Props) {
  const { state, pending, form, isOver, isRefused, declared: toConfirm, title } = useTwoSteps(send)
  const { status, issues, values, message } = state

  if (closed && status === 'idle' && !toConfirm)
    return (
      <p>
        <FocusFirstFault state={state} title="Renoncer au contrat" />
        {closed}
      </p>
    )
  return (
    <form {...form} aria-labelledby="retractation-titre" className="relative flex flex-col gap-5">
      <FocusFirstFault state={state} title="Renoncer au contrat" />
      <h2 id="retractation-titre" ref={title} tabIndex={-1} className="text-2xl outline-none">
        {isOver ? 'Rétractation enregistrée' : toConfirm ? 'Confirmer ma rétractation' : 'Ma déclaration'}
      </h2>
      {isOver && <Alert look="success">{message}</Alert>}
      {isOver && declared(values)}
      {isOver && (
        <a href={values.receipt} download className="text-link self-start">
          Télécharger l’accusé de réception (PDF)
        </a>
      )}
      {toConfirm && declared(toConfirm)}
      {toConfirm && <HiddenFields values={{ ...toConfirm, step: 'confirm' }} />}
      {!isOver && !toConfirm && questions(values, issues)}
      {status === 'error' && (
        <Alert>
          {isRefused ? (
            'Vérifiez les champs signalés.'
          ) : (
            <>
              {message ?? NOT_SENT} Vous pouvez aussi envoyer votre déclaration à{' '}
              <a href={`mailto:${sellerEmail}`} className="underline underline-offset-2">
                {sellerEmail}
              </a>
              .
            </>
          )}
        </Alert>
      )}
      {!isOver && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="large" aria-disabled={pending} className="max-sm:w-full">
            {pending ? 'Envoi…' : toConfirm ? 'Confirmer la rétractation' : 'Continuer'}
          </Button>
          {toConfirm && (
            <a href={here} className="text-link flex min-h-11 items-center">
              Recommencer
            </a>
          )}
        </div>
      )}
    </form>
  )
}

/** The declaration, as labels and values. */
export const DeclaredFacts = ({
  facts,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
}) => (
  <>
    <p>Je vous notifie ma rétractation du contrat portant sur la vente des articles ci-dessous&nbsp;:</p>
    <dl className="grid gap-x-6 gap-y-1.5 [overflow-wrap:anywhere] sm:grid-cols-[auto_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  </>
)
