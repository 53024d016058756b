'use server'

import { z } from 'zod'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { receiveContactMessage } from '@/lib/domain/leads/receive-contact-message'
import { ContactForm, HomeForm } from '@/lib/domain/leads/schema'
import { formAction } from '@/lib/server/form-action'
import { takeMailPoints } from '@/lib/server/limited'

const trap = { [HONEYPOT]: z.string().default('') }

export const sendHomeMessage = formAction(
  {
    schema: HomeForm.extend({
      acceptation: z.preprocess((box) => box === 'on', HomeForm.shape.acceptation),
      ...trap,
    }),
    access: 'public',
  },
  async ({ ctx, address }, { [HONEYPOT]: trapped, ...fields }) => {
    await takeMailPoints(address)
    await receiveContactMessage(ctx, { form: 'home-form', fields, suspicious: trapped !== '' })
    return undefined
  },
)

export const sendContactRequest = formAction(
  { schema: ContactForm.extend(trap), access: 'public' },
  async ({ ctx, address }, { [HONEYPOT]: trapped, ...fields }) => {
    await takeMailPoints(address)
    await receiveContactMessage(ctx, { form: 'contact-form', fields, suspicious: trapped !== '' })
    return undefined
  },
)
