'use server'

import { z } from 'zod'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { receiveContactMessage } from '@/lib/domain/leads/receive-contact-message'
import { ContactForm, HomeForm } from '@/lib/domain/leads/schema'
import { formAction } from '@/lib/server/form-action'

const trap = { [HONEYPOT]: z.string().default('') }

export const sendHomeMessage = formAction(
  {
    schema: HomeForm.extend({
      acceptation: z.preprocess((box) => box === 'on', HomeForm.shape.acceptation),
      ...trap,
    }),
    access: 'public',
    limit: 'mail',
  },
  async (ctx, { [HONEYPOT]: trapped, ...fields }) => {
    await receiveContactMessage(ctx, { form: 'home-form', fields, suspicious: trapped !== '' })
    return undefined
  },
)

export const sendContactRequest = formAction(
  { schema: ContactForm.extend(trap), access: 'public', limit: 'mail' },
  async (ctx, { [HONEYPOT]: trapped, ...fields }) => {
    await receiveContactMessage(ctx, { form: 'contact-form', fields, suspicious: trapped !== '' })
    return undefined
  },
)
