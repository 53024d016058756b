'use client'

import { useEffect, useRef, useState } from 'react'
import { Honeypot } from '../site/honeypot'
import { type SendForm, useSentForm } from '../site/use-sent-form'
import { CheckboxField } from '../ui/fields/checkbox-field'
import { TextareaField, TextField } from '../ui/fields/text-field'
import { FocusFirstFault } from '../ui/forms/focus-first-fault'
import { MessageStatus } from './message-status'

/** The home page's contact form. The button is disabled until the consent; without script the server checks it. */
export function MessageForm({ send }: { send: SendForm }) {
  const { state, pending, hydrated, form } = useSentForm(send)
  const consent = useRef<HTMLInputElement>(null)
  const [consented, setConsented] = useState(false)
  const waiting = hydrated && !consented
  const { issues, values } = state

  // After each response, and for a box that the browser restored before hydration.
  useEffect(() => setConsented(consent.current?.checked ?? false), [state])

  return (
    <form {...form} className="relative flex flex-col gap-5" aria-labelledby="contact-titre">
      <FocusFirstFault state={state} title="" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="nom"
          label="Nom"
          autoComplete="name"
          required
          defaultValue={values.nom}
          issue={issues.nom}
        />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          defaultValue={values.email}
          issue={issues.email}
        />
      </div>
      <TextareaField
        name="message"
        label="Message"
        rows={4}
        required
        defaultValue={values.message}
        issue={issues.message}
      />
      <CheckboxField
        ref={consent}
        name="acceptation"
        label="J’accepte que mes coordonnées servent à me répondre."
        required
        defaultChecked={values.acceptation === 'on'}
        // Not onChange: React misses the first one after a form reset.
        onClick={(event) => setConsented(event.currentTarget.checked)}
        issue={issues.acceptation}
      />
      <Honeypot />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Not the Button component: its variants would be the largest part of this page's script. */}
        <button
          type="submit"
          className="button button-primary button-large"
          disabled={waiting}
          aria-describedby={waiting ? 'envoi-attend' : undefined}
          aria-disabled={pending || undefined}
        >
          {pending ? 'Envoi…' : 'Envoyer'}
        </button>
        {waiting && (
          <p id="envoi-attend" className="text-muted text-sm">
            Cochez la case ci-dessus pour pouvoir envoyer.
          </p>
        )}
      </div>
      <MessageStatus state={state} />
    </form>
  )
}
