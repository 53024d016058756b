'use client'

import { Honeypot } from '../site/honeypot'
import { type SendForm, useSentForm } from '../site/use-sent-form'
import { Button } from '../ui/button'
import { FocusFirstFault } from '../ui/focus-first-fault'
import { RadioField } from '../ui/radio-field'
import { SelectField } from '../ui/select-field'
import { TextareaField, TextField } from '../ui/text-field'
import { ContactStatus } from './contact-status'

const days = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi']
const options = ['Téléphone', 'Email'].map((value) => ({ value, label: value }))

export function ContactForm({ send }: { send: SendForm }) {
  const { state, pending, form } = useSentForm(send)
  const { issues, values } = state
  const field = (name: string) => ({ name, required: true, defaultValue: values[name], issue: issues[name] })

  return (
    <form {...form} aria-labelledby="formulaire-titre" className="relative flex flex-col gap-5">
      <FocusFirstFault state={state} title="Contact" />
      <TextField {...field('name')} label="Nom" autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('email')} label="E-mail" type="email" autoComplete="email" />
        <TextField {...field('phone')} label="Téléphone" type="tel" autoComplete="tel" />
        <SelectField {...field('day')} label="Jour souhaité" defaultValue={values.day ?? ''}>
          <option value="" disabled>
            Choisir un jour
          </option>
          {days.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </SelectField>
        <TextField {...field('hour')} label="Heure souhaitée" type="time" />
      </div>
      <RadioField {...field('contactOption')} label="Comment vous répondre ?" options={options} />
      <TextareaField {...field('content')} label="Message" rows={5} />
      <Honeypot />
      <Button type="submit" size="large" className="sm:self-start" aria-disabled={pending}>
        {pending ? 'Envoi…' : 'Envoyer'}
      </Button>
      <ContactStatus state={state} />
    </form>
  )
}
