'use client'

import type { SendForm } from '@/components/site/use-sent-form'
import { useTwoSteps } from '@/components/site/use-two-steps'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { Alert } from '@/components/ui/layout/alert'
import { brand } from '@/content/brand'
import { Declared } from './declared'
import { Questions } from './questions'

const NOT_SENT = 'Votre signalement n’est pas parti. Vérifiez votre connexion, puis réessayez.'

type Texts = Record<string, string>
type Props = { send: SendForm; site: string; url: string }

/** A notice in two steps: the report, then its confirmation. */
export function NoticeForm({ send, site, url }: Props) {
  const { state, pending, form, isOver, isRefused, declared, title } = useTwoSteps(send)
  const { status, issues, values, message } = state

  return (
    <form {...form} aria-labelledby="signaler-titre" className="relative flex flex-col gap-5">
      <FocusFirstFault state={state} title="Signaler un contenu illicite" />
      <h2 id="signaler-titre" ref={title} tabIndex={-1} className="text-2xl outline-none">
        {isOver ? 'Signalement enregistré' : declared ? 'Confirmer mon signalement' : 'Mon signalement'}
      </h2>
      {isOver && (
        <>
          <Alert look="success">{message}</Alert>
          <Declared values={values} />
          <p>Une personne l’examine. Pour nous écrire, citez la référence {values.reference}.</p>
        </>
      )}
      {declared && (
        <>
          <p>Relisez votre signalement. Rien n’est parti pour l’instant.</p>
          <Declared values={declared} />
          <HiddenFields values={declared} />
        </>
      )}
      {!isOver && !declared && <Questions values={{ site, ...prefilled(url), ...values }} issues={issues} />}
      {status === 'error' && (
        <Alert>
          {isRefused ? 'Vérifiez les champs signalés.' : <NotTaken message={message ?? NOT_SENT} />}
        </Alert>
      )}
      {!isOver && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="large" aria-disabled={pending} className="max-sm:w-full">
            {pending ? 'Envoi…' : declared ? 'Envoyer le signalement' : 'Continuer'}
          </Button>
          {declared && (
            <a href="/signaler" className="text-link flex min-h-11 items-center">
              Recommencer
            </a>
          )}
        </div>
      )}
    </form>
  )
}

const prefilled = (url: string): Texts => (url === '' ? {} : { locations: url })

const NotTaken = ({ message }: { message: string }) => (
  <>
    {message} Vous pouvez aussi nous écrire à{' '}
    <a href={`mailto:${brand.email}`} className="underline underline-offset-2">
      {brand.email}
    </a>
    .
  </>
)
