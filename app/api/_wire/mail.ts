import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { ContactForm, type ContactMessage, HomeForm } from '@/lib/domain/leads/schema'
import { type Keyed, SubmissionId } from '@/lib/domain/submissions/schema'
import { operation } from './operation'

const honeypot = { [HONEYPOT]: z.string().optional() }
const isFilled = (content: Record<string, unknown>) => Boolean(content[HONEYPOT])

/** `to` and `subject` are accepted and ignored: mail goes to the agency, under its own subject. */
const MailBody = z.discriminatedUnion(
  'template',
  [
    z.object({ template: z.literal('home-form'), SubmissionId, content: HomeForm.extend(honeypot) }),
    z.object({ template: z.literal('contact-form'), SubmissionId, content: ContactForm.extend(honeypot) }),
  ],
  { error: 'Le modèle doit être home-form ou contact-form.' },
)

export const sendMailOperation = operation({
  method: 'POST',
  path: '/mail',
  tag: 'Contact',
  summary: 'Envoyer un message à l’agence depuis un formulaire du site',
  access: 'public',
  limit: 'mail',
  body: MailBody.transform((body): ContactMessage & Keyed => {
    const common = { suspicious: isFilled(body.content), submissionId: body.SubmissionId }
    return body.template === 'home-form'
      ? { form: 'home-form', fields: HomeForm.parse(body.content), ...common }
      : { form: 'contact-form', fields: ContactForm.parse(body.content), ...common }
  }),
  status: 202,
  answer: z.object({ Id: EntityId }),
  refusals: ['conflict'],
})
