'use server'

import { z } from 'zod'
import { changeDetails } from '@/lib/domain/accounts/change-details'
import { chooseMails } from '@/lib/domain/accounts/choose-mails'
import { requestDeletion, withdrawDeletion } from '@/lib/domain/accounts/request-deletion'
import { OwnDetails } from '@/lib/domain/accounts/schema'
import { checkbox } from '@/lib/domain/fields'
import { requestNewEmail } from '@/lib/domain/new-email/request-new-email'
import { NewEmail } from '@/lib/domain/new-email/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { limitInput } from '@/lib/server/limits/rate-limits'

const OWN = { access: 'signedIn', from: '/dashboard/compte' } as const

export const changeDetailsAction = formAction({ ...OWN, schema: OwnDetails }, async (ctx, input) => {
  await changeDetails(ctx, input)
  return { message: 'Vos coordonnées sont enregistrées.' }
})

/** Three rate limits: wrong passwords, the account's requests, and links mailed to an address. */
export const requestNewEmailAction = formAction(
  { ...OWN, schema: NewEmail, limit: 'password' },
  async (ctx, input) => {
    const address = { email: input.newEmail }
    await limitInput('newEmail', ctx, address, () =>
      limitInput('newEmailMail', ctx, address, () => requestNewEmail(ctx, input)),
    )
    return { values: { sentTo: input.newEmail } }
  },
)

const Choices = z.object({ ticketAnswers: checkbox, websiteNews: checkbox, marketing: checkbox })

export const chooseMailsAction = formAction({ ...OWN, schema: Choices }, async (ctx, input) => {
  await chooseMails(ctx, input)
  return { message: 'Vos choix sont enregistrés.' }
})

export const requestDeletionAction = formAction({ ...OWN, schema: z.object({}) }, async (ctx) => {
  await requestDeletion(ctx)
  return { message: 'Votre demande est envoyée à l’agence.' }
})

export const withdrawDeletionAction = formAction({ ...OWN, schema: z.object({}) }, async (ctx) => {
  await withdrawDeletion(ctx)
  return { message: 'Votre demande est retirée.' }
})
