'use client'

import { clsx } from 'clsx'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { FormState } from '@/lib/domain/forms/schema'
import { AppLink } from '../../navigation/app-link'
import { Button, type ButtonLook, buttonStyle } from '../button'
import { HiddenFields, type HiddenValues } from '../fields/hidden-fields'
import { Alert } from '../layout/alert'
import { SidePanel } from '../overlays/side-panel'
import { FocusFirstFault } from './focus-first-fault'
import { FormOutcome } from './form-outcome'
import { SubmitQuestion } from './submit-question'
import { useFormDraft } from './use-form-draft'
import { type FormAction, useGuardedAction } from './use-guarded-action'
import { useSubmitQuestion } from './use-submit-question'

type Props = {
  title: ReactNode
  /** The page's title, when its sheet sets it (NO_TITLE): it then shows « Erreur » also without script. */
  pageTitle?: string
  /** The list's URL without the sheet: the target of Cancel and of a success. */
  closeHref: string
  action: FormAction
  /** The message when the server cannot be reached. */
  unreachable: string
  submit: ReactNode
  /** Asked once before the form is sent; without script it is sent at once. */
  question?: string
  /** The look of the submit button. */
  look?: ButtonLook['look']
  /** Replaces the specification's English label. */
  cancel?: string
  fields?: HiddenValues
  /** The name of the draft that keeps unsaved input across a reload: `site-12`. */
  draft: string
  /** The fields, from the typed values and their faults. */
  children: (state: FormState) => ReactNode
  /** Above the form: its subject. */
  before?: ReactNode
  /** Below the form: content with separate forms. */
  more?: ReactNode
  /** For a sheet with much content in addition to the form. */
  isWide?: boolean
}

/** A form in a side panel: it closes on success, and a toast shows the action's message. Without script the message appears
 *  above the fields. */
export function SheetForm({
  title,
  pageTitle,
  closeHref,
  action,
  unreachable,
  submit,
  question,
  look,
  cancel,
  fields = {},
  draft,
  children,
  before,
  more,
  isWide = false,
}: Props) {
  const id = useId()
  const router = useRouter()
  const kept = useFormDraft(draft)
  const [state, run, busy] = useGuardedAction(action, unreachable, () => {
    kept.drop()
    router.push(closeHref, { scroll: false })
  })
  const isRefused = state.status === 'error'
  const { isAsked, button, askFirst, stay } = useSubmitQuestion(question !== undefined)

  function onSubmit(event: FormEvent) {
    if (busy) event.preventDefault()
    else askFirst(event)
  }
  return (
    <SidePanel
      title={title}
      closeHref={closeHref}
      isWide={isWide}
      footer={
        <>
          {isAsked && <SubmitQuestion question={question ?? ''} form={id} submit={submit} onStay={stay} />}
          <CancelLink href={closeHref} label={cancel} isHidden={isAsked} />
          <Button
            ref={button}
            type="submit"
            form={id}
            busy={busy}
            look={look}
            className={clsx('max-sm:grow', isAsked && 'hidden')}
          >
            {submit}
          </Button>
        </>
      }
    >
      {before}
      <form
        {...kept.form}
        id={id}
        action={run}
        onSubmit={onSubmit}
        noValidate
        {...(isRefused && { 'data-unsaved': '' })}
        className="flex flex-col gap-5"
      >
        <FocusFirstFault state={state} {...(pageTitle !== undefined && { title: pageTitle })} />
        <FormOutcome state={state} />
        {kept.isResumed && !isRefused && (
          <Alert look="info">Votre saisie est reprise. Elle n’est pas enregistrée.</Alert>
        )}
        <HiddenFields values={fields} />
        {children(state)}
      </form>
      {more}
    </SidePanel>
  )
}

type CancelProps = { href: string; label: string | undefined; isHidden: boolean }

const CancelLink = ({ href, label, isHidden }: CancelProps) => (
  <AppLink
    lang={label ? undefined : 'en'}
    href={href}
    scroll={false}
    className={buttonStyle({
      look: 'secondary',
      className: clsx('max-sm:grow', isHidden && 'hidden'),
    })}
  >
    {label ?? 'Cancel'}
  </AppLink>
)
