import { contactMessages } from '@/db/schema/contact-messages'
import type { Context } from '../context'
import { invalidField } from '../errors'
import { type ContactMessage, fitsInAll } from './schema'

const LABELS: Record<string, string> = {
  nom: 'Nom',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  subject: 'Sujet',
  day: 'Jour',
  hour: 'Heure',
  contactOption: 'Contact préféré',
  message: 'Message',
  content: 'Message',
}

/** Stores a visitor's message, then has it mailed to the agency. A suspicious one is stored only. */
export async function receiveContactMessage(ctx: Context, message: ContactMessage): Promise<{ id: number }> {
  const { form, fields, suspicious } = message
  if (!fitsInAll(fields)) {
    throw invalidField(
      form === 'home-form' ? 'message' : 'content',
      'Le message ne peut pas dépasser 10 000 caractères en tout.',
    )
  }
  const senderName = form === 'home-form' ? fields.nom : fields.name
  return ctx.transaction(async (tx) => {
    const [stored] = await tx.db
      .insert(contactMessages)
      .values({ form, senderName, senderEmail: fields.email, fields, suspicious })
      .returning({ id: contactMessages.id })
    if (!stored) throw new Error('The message was not written')
    if (!suspicious) {
      await tx.enqueue({
        queue: 'mail',
        mail: {
          kind: 'contact-message',
          messageId: stored.id,
          form,
          senderName,
          senderEmail: fields.email,
          fields: labelled(fields),
        },
      })
    }
    return stored
  })
}

function labelled(fields: Record<string, string | boolean>): { label: string; value: string }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const label = LABELS[name]
    return label && value !== '' ? [{ label, value: String(value) }] : []
  })
}
