'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import type { FormState } from '@/lib/domain/forms/schema'
import { AppLink } from '../navigation/app-link'
import { Alert } from './alert'
import { Button, type ButtonLook, buttonStyle } from './button'
import { FocusFirstFault } from './focus-first-fault'
import { FormOutcome } from './form-outcome'
import { HiddenFields, type HiddenValues } from './hidden-fields'
import { SidePanel } from './side-panel'
import { useFormDraft } from './use-form-draft'
import { type FormAction, useGuardedAction } from './use-guarded-action'

type Props = {
  title: ReactNode
  /** The page's, where it leaves that to its sheet (NO_TITLE): then it says « Erreur » without script too. */
  pageTitle?: string
  /** The list's address without the sheet: where Cancel leads, and a success. */
  closeHref: string
  action: FormAction
  /** What to say when the server cannot be reached. */
  unreachable: string
  submit: ReactNode
  /** Of the submit button. */
  look?: ButtonLook['look']
  /** In place of the specification's English label. */
  cancel?: string
  fields?: HiddenValues
  /** Names what is typed and not saved, which then outlives a reload: `site-12`. */
  draft: string
  /** The fields, from what was typed and found at fault. */
  children: (state: FormState) => ReactNode
  /** Below the form: what is done by forms of its own. */
  more?: ReactNode
}

/** A form in a side panel: it closes on success, which the action's message tells in a toast. Without script the message
 *  appears above the fields. */
export function SheetForm({
  title,
  pageTitle,
  closeHref,
  action,
  unreachable,
  submit,
  look,
  cancel,
  fields = {},
  draft,
  children,
  more,
}: Props) {
  const id = useId()
  const router = useRouter()
  const kept = useFormDraft(draft)
  const [state, run, busy] = useGuardedAction(action, unreachable, () => {
    kept.drop()
    router.push(closeHref, { scroll: false })
  })
  const isRefused = state.status === 'error'
  return (
    <SidePanel
      title={title}
      closeHref={closeHref}
      footer={
        <>
          <AppLink
            lang={cancel ? undefined : 'en'}
            href={closeHref}
            scroll={false}
            className={buttonStyle({ look: 'secondary', className: 'max-sm:grow' })}
          >
            {cancel ?? 'Cancel'}
          </AppLink>
          <Button type="submit" form={id} busy={busy} look={look} className="max-sm:grow">
            {submit}
          </Button>
        </>
      }
    >
      <form
        {...kept.form}
        id={id}
        action={run}
        onSubmit={(event) => busy && event.preventDefault()}
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
