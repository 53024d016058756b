'use server'

import { headers } from 'next/headers'
import { z } from 'zod'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { subjectFrom } from '@/lib/domain/leads/policy'
import { receiveContactMessage } from '@/lib/domain/leads/receive-contact-message'
import { ContactPageForm, HomeForm } from '@/lib/domain/leads/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { ADDRESS_HEADER } from '@/lib/server/requests/page-address'
import { thankYou } from './contact/thank-you'

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
  { schema: ContactPageForm.extend(trap), access: 'public', limit: 'mail' },
  async (ctx, { [HONEYPOT]: trapped, ...form }) => {
    // Without script the field is empty; the subject then comes from the URL of the form's page.
    const subject = form.subject || subjectFrom((await headers()).get(ADDRESS_HEADER) ?? '')
    const fields = { ...form, subject }
    await receiveContactMessage(ctx, { form: 'contact-form', fields, suspicious: trapped !== '' })
    return { message: thankYou(fields, ctx.now()) }
  },
)
