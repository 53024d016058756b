'use client'

import type { ReactNode } from 'react'
import { BRAND_NAME } from '@/content/brand-name'
import type { FormState } from '@/lib/domain/forms/schema'
import { Alert } from '../ui/alert'
import { Card } from '../ui/card'
import { CheckboxField } from '../ui/checkbox-field'
import { FocusFirstFault } from '../ui/focus-first-fault'
import { HiddenFields, type HiddenValues } from '../ui/hidden-fields'
import { SubmitButton } from '../ui/submit-button'
import { TextareaField, TextField } from '../ui/text-field'
import { type FormAction, useGuardedAction } from '../ui/use-guarded-action'

type Props = {
  actions: { accept: FormAction; ask: FormAction; refuse: FormAction }
  /** The quote's id or token, and its version. */
  fields: HiddenValues
  /** The page's title, which shows « Erreur » after a refused form, also without script. */
  title: string
  /** Whether the quote can be answered. */
  isOpen: boolean
  mayAsk: boolean
  isViewed: boolean
  terms: ReactNode
  /** The label of a consumer's request to start work at once; null without a right of withdrawal. */
  box: string | null
}

const UNREACHABLE = 'Rien n’est parti. Vérifiez votre connexion, puis réessayez.'

/** A client's answers to a quote: accept it below the terms, ask, refuse. */
export function QuoteAnswers({ actions, fields, title, isOpen, mayAsk, isViewed, terms, box }: Props) {
  const accept = useForm(actions.accept)
  const ask = useForm(actions.ask)
  const refuse = useForm(actions.refuse)
  const isWrong = [accept, ask, refuse].some(({ state }) => state.status === 'error')
  return (
    <>
      <title>{[isWrong && 'Erreur', title, BRAND_NAME].filter(Boolean).join(' · ')}</title>
      {isOpen && (
        <Card id="accepter" className="flex flex-col gap-5 p-5 sm:p-8">
          <h2 className="text-2xl">Accepter ce devis</h2>
          <Form form={accept} fields={fields} label="Accepter le devis">
            {terms}
            <Fault state={accept.state} />
            <TextField
              name="typedName"
              label="Votre prénom et votre nom"
              hint="Les écrire ici vaut acceptation du devis et des conditions ci-dessus."
              required
              maxLength={150}
              autoComplete="name"
              defaultValue={accept.state.values.typedName ?? ''}
              issue={accept.state.issues.typedName}
              className="w-full max-w-md"
            />
            {box !== null && (
              <CheckboxField
                key={accept.state.values.startsAtOnce}
                name="startsAtOnce"
                label={box}
                hint="Sans cette case, le travail commence après ce délai."
                defaultChecked={accept.state.values.startsAtOnce === 'on'}
              />
            )}
            <SubmitButton size="large" disabled={isViewed} className="max-sm:w-full">
              {accept.busy ? 'Commande en cours…' : 'Commander avec obligation de paiement'}
            </SubmitButton>
          </Form>
        </Card>
      )}
      {mayAsk && (
        <Fold title="Poser une question sur ce devis" isOpen={isOpen || ask.state.status !== 'idle'}>
          <Form form={ask} fields={fields} label="Poser une question">
            {ask.state.status === 'done' && (
              <Alert look="success" className="self-stretch">
                {ask.state.message}
              </Alert>
            )}
            <Fault state={ask.state} />
            <TextareaField
              name="question"
              label="Votre question"
              hint={'Nous répondons dans votre espace client\u00a0; un e-mail vous y mène.'}
              required
              rows={3}
              maxLength={5_000}
              defaultValue={ask.state.status === 'error' ? (ask.state.values.question ?? '') : ''}
              issue={ask.state.issues.question}
              className="self-stretch"
            />
            <SubmitButton look="secondary" disabled={isViewed} className="max-sm:w-full">
              {ask.busy ? 'Envoi…' : 'Poser une question'}
            </SubmitButton>
          </Form>
        </Fold>
      )}
      {isOpen && (
        <Fold title="Refuser ce devis" isOpen={refuse.state.status === 'error'}>
          <Form form={refuse} fields={fields} label="Refuser le devis">
            <Fault state={refuse.state} />
            <TextareaField
              name="reason"
              label={'Pourquoi\u00a0?'}
              optional
              rows={2}
              maxLength={1_000}
              defaultValue={refuse.state.values.reason ?? ''}
              issue={refuse.state.issues.reason}
              className="self-stretch"
            />
            <SubmitButton look="secondary" disabled={isViewed} className="max-sm:w-full">
              {refuse.busy ? 'Refus en cours…' : 'Refuser le devis'}
            </SubmitButton>
          </Form>
        </Fold>
      )}
    </>
  )
}

function useForm(action: FormAction) {
  const [state, submit, busy] = useGuardedAction(action, UNREACHABLE)
  return { state, submit, busy }
}

type FormProps = {
  form: ReturnType<typeof useForm>
  fields: HiddenValues
  label: string
  children: ReactNode
}

const Form = ({ form: { state, submit, busy }, fields, label, children }: FormProps) => (
  <form
    action={submit}
    onSubmit={(event) => busy && event.preventDefault()}
    noValidate
    aria-label={label}
    className="flex flex-col items-start gap-5"
  >
    <FocusFirstFault state={state} />
    <HiddenFields values={fields} />
    {children}
  </form>
)

const Fault = ({ state }: { state: FormState }) =>
  state.status === 'error' && <Alert className="self-stretch">{state.message}</Alert>

const Fold = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen} className="rounded-card border border-hairline bg-surface">
    <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold">{title}</summary>
    <div className="px-5 pb-5">{children}</div>
  </details>
)
