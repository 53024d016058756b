'use client'

import { useEffect, useRef, useState } from 'react'
import { brand } from '@/content/brand'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { WITHDRAWAL_CONTRACT_MAX, WITHDRAWAL_NAME_MAX } from '@/lib/domain/leads/policy'
import { Honeypot } from '../site/honeypot'
import { type SendForm, useSentForm } from '../site/use-sent-form'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { FocusFirstFault } from '../ui/focus-first-fault'
import { HiddenFields } from '../ui/hidden-fields'
import { TextField } from '../ui/text-field'

const NOT_SENT = 'Votre rétractation n’est pas partie. Vérifiez votre connexion, puis réessayez.'

/** A withdrawal in two steps: what it concerns, then the confirmation of what was read back. */
export function WithdrawalForm({ send }: { send: SendForm }) {
  const { state, pending, form } = useSentForm(send)
  const [readBack, setReadBack] = useState<Record<string, string> | null>(null)
  const { status, issues, values, message } = state
  const isOver = status === 'done'
  const isRefused = Object.keys(issues).length > 0
  // After a failure without an answer the state has no values.
  const declared =
    isOver || isRefused ? null : values.step === 'confirm' ? values : status === 'error' ? readBack : null
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (values.step === 'confirm') setReadBack(values)
    if (values.step === 'confirm' || isOver) title.current?.focus()
  }, [values, isOver])

  return (
    <form {...form} aria-labelledby="retractation-titre" className="relative flex flex-col gap-5">
      <FocusFirstFault state={state} title="Renoncer au contrat" />
      <h2 id="retractation-titre" ref={title} tabIndex={-1} className="text-2xl outline-none">
        {isOver ? 'Rétractation enregistrée' : declared ? 'Confirmer ma rétractation' : 'Ma déclaration'}
      </h2>
      {isOver && <Alert look="success">{message}</Alert>}
      {isOver && <Receipt values={values} />}
      {declared && <Confirmed values={declared} />}
      {!isOver && !declared && <Questions values={values} issues={issues} />}
      {status === 'error' && (
        <Alert>
          {isRefused ? 'Vérifiez les champs signalés.' : <NotTaken message={message ?? NOT_SENT} />}
        </Alert>
      )}
      {!isOver && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="large" aria-disabled={pending} className="max-sm:w-full">
            {pending ? 'Envoi…' : declared ? 'Confirmer la rétractation' : 'Continuer'}
          </Button>
          {declared && (
            <a href="/retractation" className="text-link">
              Recommencer
            </a>
          )}
        </div>
      )}
    </form>
  )
}

/** The period to withdraw runs on: there is always another way. */
const NotTaken = ({ message }: { message: string }) => (
  <>
    {message} Vous pouvez aussi envoyer votre déclaration à{' '}
    <a href={`mailto:${brand.email}`} className="underline underline-offset-2">
      {brand.email}
    </a>
    .
  </>
)

type Texts = Record<string, string>

function Questions({ values, issues }: { values: Texts; issues: Texts }) {
  const field = (name: string) => ({ name, required: true, defaultValue: values[name], issue: issues[name] })
  return (
    <>
      <p>Je vous notifie ma rétractation du contrat ci-dessous. Rien ne part avant la confirmation.</p>
      <TextField {...field('name')} label="Nom" autoComplete="name" maxLength={WITHDRAWAL_NAME_MAX} />
      <TextField
        {...field('contract')}
        label="Contrat"
        hint="Le numéro ou la date du devis, ou l’adresse du site."
        maxLength={WITHDRAWAL_CONTRACT_MAX}
      />
      <TextField
        {...field('email')}
        label="E-mail"
        hint="L’accusé de réception y est envoyé, avec la date et l’heure."
        type="email"
        autoComplete="email"
      />
      <Honeypot />
    </>
  )
}

const Confirmed = ({ values }: { values: Texts }) => {
  const { name = '', contract = '', email = '', [HONEYPOT]: trapped = '' } = values
  return (
    <>
      <Declared values={values} />
      <HiddenFields values={{ name, contract, email, [HONEYPOT]: trapped, step: 'confirm' }} />
    </>
  )
}

/** What the mailed receipt says, for who gets none. */
const Receipt = ({ values }: { values: Texts }) => (
  <>
    <Declared values={values} />
    <a href={values.receipt} download className="text-link self-start">
      Télécharger l’accusé de réception (PDF)
    </a>
  </>
)

const Declared = ({ values: { name, contract, email } }: { values: Texts }) => (
  <>
    <p>Je vous notifie ma rétractation de ce contrat&nbsp;:</p>
    <dl className="grid gap-x-6 gap-y-1.5 [overflow-wrap:anywhere] sm:grid-cols-[auto_1fr]">
      <dt className="text-muted">Nom</dt>
      <dd className="font-medium max-sm:mb-2">{name}</dd>
      <dt className="text-muted">Contrat</dt>
      <dd className="font-medium max-sm:mb-2">{contract}</dd>
      <dt className="text-muted">E-mail</dt>
      <dd className="font-medium">{email}</dd>
    </dl>
  </>
)
