'use client'

import { HONEYPOT } from '@/lib/domain/forms/schema'
import type { SendForm } from '../site/use-sent-form'
import { useTwoSteps } from '../site/use-two-steps'
import { Button } from '../ui/button'
import { HiddenFields } from '../ui/fields/hidden-fields'
import { FocusFirstFault } from '../ui/forms/focus-first-fault'
import { Alert } from '../ui/layout/alert'
import { CancellationReceipt } from './cancellation-receipt'
import { CANCELLATION_TEXTS, type CancellationTexts } from './cancellation-texts'
import { Declared } from './declared'
import { NotTaken } from './not-taken'
import { OwnContracts } from './own-contracts'
import { TerminationQuestions } from './termination-questions'
import { WithdrawalQuestions } from './withdrawal-questions'

/** A termination or a withdrawal in two steps: the declaration, then its confirmation. */
export function CancellationForm({ kind, send }: { kind: keyof typeof CANCELLATION_TEXTS; send: SendForm }) {
  const { state, pending, form, isOver, isRefused, declared, title } = useTwoSteps(send)
  const { status, issues, values, message } = state
  const texts = CANCELLATION_TEXTS[kind]

  return (
    <form {...form} aria-labelledby="declaration-titre" className="relative flex flex-col gap-5">
      <FocusFirstFault state={state} title={texts.page} />
      <h2 id="declaration-titre" ref={title} tabIndex={-1} className="text-2xl outline-none">
        {isOver ? texts.done : declared ? texts.summary : texts.start}
      </h2>
      {isOver && <Alert look="success">{message}</Alert>}
      {isOver && <CancellationReceipt kind={kind} values={values} />}
      {declared && (
        <>
          <Declared kind={kind} values={declared} />
          <OwnContracts kind={kind} values={declared} />
          <HiddenFields values={{ ...typedOf(texts, declared), step: 'confirm' }} />
        </>
      )}
      {!isOver &&
        !declared &&
        (kind === 'termination' ? (
          <TerminationQuestions values={values} issues={issues} />
        ) : (
          <WithdrawalQuestions values={values} issues={issues} />
        ))}
      {status === 'error' && (
        <Alert>
          {isRefused ? (
            'Vérifiez les champs signalés.'
          ) : (
            <NotTaken message={message ?? texts.notSent} what={texts.what} />
          )}
        </Alert>
      )}
      {!isOver && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" size="large" aria-disabled={pending} className="max-sm:w-full">
            {pending ? 'Envoi…' : declared ? texts.confirm : 'Continuer'}
          </Button>
          {declared && (
            <Button
              type="submit"
              name="step"
              value="edit"
              look="secondary"
              size="large"
              formNoValidate
              aria-disabled={pending}
              className="max-sm:w-full"
            >
              Modifier
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

/** The input, and the person's own contracts found by the server, for the next step. */
const typedOf = ({ fields }: CancellationTexts, values: Record<string, string>) =>
  Object.fromEntries([...fields, HONEYPOT, 'own'].map((name) => [name, values[name] ?? '']))
