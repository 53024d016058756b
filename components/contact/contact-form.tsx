'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { CONTACT_ANSWER } from '@/content/answer-targets'
import { brand } from '@/content/brand'
import { isOpenAt, type Subject, subjectFrom } from '@/lib/domain/leads/policy'
import { parisDay } from '@/lib/domain/paris-day'
import { Honeypot } from '../site/honeypot'
import { type SendForm, useSentForm } from '../site/use-sent-form'
import { Button } from '../ui/button'
import { DateField } from '../ui/fields/date-field'
import { RadioField } from '../ui/fields/radio-field'
import { TextareaField, TextField } from '../ui/fields/text-field'
import { FocusFirstFault } from '../ui/forms/focus-first-fault'
import { dropFormDraft, fillFormDraft, keepFormDraft } from '../ui/forms/form-draft'
import { ContactStatus } from './contact-status'

const options = ['Téléphone', 'Email'].map((value) => ({ value, label: value }))
const HOURS = brand.hours.contact
  .map(({ days, hours }) => `${days}\u00a0: ${hours.toLowerCase()}`.replaceAll(' – ', '\u00a0–\u00a0'))
  .join('\u00a0· ')

type Props = {
  send: SendForm
  /** The note on how the input is processed. */
  privacy: ReactNode
}

export function ContactForm({ send, privacy }: Props) {
  const { state, pending, hydrated, form } = useSentForm(send)
  const [isClosed, setClosed] = useState(false)
  const subject = hydrated ? subjectFrom(location.search) : ''
  const { issues, values } = state
  const field = (name: string) => ({ name, required: true, defaultValue: values[name], issue: issues[name] })
  const { ref } = form

  useEffect(() => {
    if (!ref.current) return
    fillFormDraft(ref.current)
    setClosed(asksForClosed(ref.current))
  }, [ref])
  useEffect(() => {
    if (state.status !== 'done' || !ref.current) return
    dropFormDraft(ref.current)
    setClosed(false)
  }, [state, ref])

  return (
    <>
      <Head subject={subject} />
      <form
        {...form}
        aria-labelledby="formulaire-titre"
        className="relative flex flex-col gap-5"
        data-draft="contact"
        {...(state.status === 'error' && { 'data-unsaved': '' })}
        onInput={({ currentTarget }) => {
          keepFormDraft(currentTarget)
          setClosed(asksForClosed(currentTarget))
        }}
      >
        <FocusFirstFault state={state} title="Contact" />
        <input type="hidden" name="subject" value={subject} />
        <TextField {...field('name')} label="Nom" autoComplete="name" maxLength={150} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('email')} label="E-mail" type="email" autoComplete="email" />
          <TextField {...field('phone')} label="Téléphone" type="tel" autoComplete="tel" maxLength={30} />
          <DateField {...field('day')} label="Jour souhaité" {...(hydrated && nextYear())} />
          <DateField {...field('hour')} label="Heure souhaitée" type="time" />
          <p className="-mt-2 min-h-[2lh] text-muted text-sm sm:col-span-2 sm:min-h-0" aria-live="polite">
            {isClosed
              ? 'L’agence est fermée à ce moment-là\u00a0: nous vous répondrons dès l’ouverture qui suit.'
              : HOURS}
          </p>
        </div>
        <RadioField {...field('contactOption')} label="Comment vous répondre&nbsp;?" options={options} />
        <TextareaField {...field('content')} label="Message" rows={5} />
        <Honeypot />
        {privacy}
        <Button type="submit" size="large" className="sm:self-start" aria-disabled={pending}>
          {pending ? 'Envoi…' : 'Envoyer'}
        </Button>
        <ContactStatus state={state} />
      </form>
    </>
  )
}

/** The form's purpose. The texts with and without a subject have equal length, as only the script knows the subject. */
const Head = ({ subject }: { subject: Subject | '' }) => (
  <div className="mb-6">
    <h2 id="formulaire-titre" className="text-2xl">
      {subject === 'devis' ? 'Demander un devis' : 'Être recontacté'}
    </h2>
    <p className="mt-1 min-h-[2lh] text-muted sm:min-h-0">
      {subject === 'devis' ? 'Votre devis est gratuit.' : 'Tous les champs sont obligatoires.'} Réponse sous{' '}
      {CONTACT_ANSWER.words}.
    </p>
  </div>
)

/** The days that can be requested, for the browser's calendar; the server refuses others. */
function nextYear() {
  const today = parisDay(new Date())
  return { min: today, max: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}` }
}

function asksForClosed(form: HTMLFormElement): boolean {
  const asked = new FormData(form)
  const [day, hour] = [String(asked.get('day')), String(asked.get('hour'))]
  return Boolean(day && hour) && !isOpenAt(brand.hours.week, day, hour)
}
