'use client'

import type { ReactNode } from 'react'
import { BRAND_NAME } from '@/content/brand-name'
import type { FormState } from '@/lib/domain/forms/schema'
import { CheckboxField } from '../ui/fields/checkbox-field'
import { HiddenFields, type HiddenValues } from '../ui/fields/hidden-fields'
import { TextareaField, TextField } from '../ui/fields/text-field'
import { FocusFirstFault } from '../ui/forms/focus-first-fault'
import { SubmitButton } from '../ui/forms/submit-button'
import { type FormAction, useGuardedAction } from '../ui/forms/use-guarded-action'
import { Alert } from '../ui/layout/alert'
import { Card } from '../ui/layout/card'

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
      {isOpen && <AcceptCard form={accept} {...{ fields, terms, box, isViewed }} />}
      {mayAsk && <QuestionFold form={ask} {...{ fields, isOpen, isViewed }} />}
      {isOpen && <RefusalFold form={refuse} {...{ fields, isViewed }} />}
    </>
  )
}

type AnswerProps<Also extends keyof Props = never> = Pick<Props, 'fields' | 'isViewed' | Also> & {
  form: AnswerForm
}

function AcceptCard({ form, fields, terms, box, isViewed }: AnswerProps<'terms' | 'box'>) {
  const { state } = form
  return (
    <Card id="accepter" className="flex flex-col gap-5 p-5 sm:p-8">
      <h2 className="text-2xl">Accepter ce devis</h2>
      <Form form={form} fields={fields} label="Accepter le devis">
        {terms}
        <Fault state={state} />
        <TextField
          name="typedName"
          label="Votre prénom et votre nom"
          hint="Les écrire ici vaut acceptation du devis et des conditions ci-dessus."
          required
          maxLength={150}
          autoComplete="name"
          defaultValue={state.values.typedName ?? ''}
          issue={state.issues.typedName}
          className="w-full max-w-md"
        />
        {box !== null && (
          <CheckboxField
            key={state.values.startsAtOnce}
            name="startsAtOnce"
            label={box}
            hint="Sans cette case, le travail commence après ce délai."
            defaultChecked={state.values.startsAtOnce === 'on'}
          />
        )}
        <SubmitButton size="large" disabled={isViewed} className="max-sm:w-full">
          {form.busy ? 'Commande en cours…' : 'Commander avec obligation de paiement'}
        </SubmitButton>
      </Form>
    </Card>
  )
}

function QuestionFold({ form, fields, isOpen, isViewed }: AnswerProps<'isOpen'>) {
  const { state } = form
  return (
    <Fold title="Poser une question sur ce devis" isOpen={isOpen || state.status !== 'idle'}>
      <Form form={form} fields={fields} label="Poser une question">
        {state.status === 'done' && (
          <Alert look="success" className="self-stretch">
            {state.message}
          </Alert>
        )}
        <Fault state={state} />
        <TextareaField
          name="question"
          label="Votre question"
          hint={'Nous répondons dans votre espace client\u00a0; un e-mail vous y mène.'}
          required
          rows={3}
          maxLength={5_000}
          defaultValue={state.status === 'error' ? (state.values.question ?? '') : ''}
          issue={state.issues.question}
          className="self-stretch"
        />
        <SubmitButton look="secondary" disabled={isViewed} className="max-sm:w-full">
          {form.busy ? 'Envoi…' : 'Poser une question'}
        </SubmitButton>
      </Form>
    </Fold>
  )
}

function RefusalFold({ form, fields, isViewed }: AnswerProps) {
  const { state } = form
  return (
    <Fold title="Refuser ce devis" isOpen={state.status === 'error'}>
      <Form form={form} fields={fields} label="Refuser le devis">
        <Fault state={state} />
        <TextareaField
          name="reason"
          label={'Pourquoi\u00a0?'}
          optional
          rows={2}
          maxLength={1_000}
          defaultValue={state.values.reason ?? ''}
          issue={state.issues.reason}
          className="self-stretch"
        />
        <SubmitButton look="secondary" disabled={isViewed} className="max-sm:w-full">
          {form.busy ? 'Refus en cours…' : 'Refuser le devis'}
        </SubmitButton>
      </Form>
    </Fold>
  )
}

type AnswerForm = ReturnType<typeof useForm>

function useForm(action: FormAction) {
  const [state, submit, busy] = useGuardedAction(action, UNREACHABLE)
  return { state, submit, busy }
}

type FormProps = {
  form: AnswerForm
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
