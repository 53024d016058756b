'use server'

import { z } from 'zod'
import { saveBillingDetails } from '@/lib/domain/contracts/save-billing-details'
import { BillingDetailsInput } from '@/lib/domain/contracts/schema'
import { formAction } from '@/lib/server/forms/form-action'

type Sent = Record<string, unknown>

/** The form hides the business numbers from a consumer: earlier input in them is dropped. */
const DetailsForm = z.preprocess(
  (form) => ((form as Sent).kind === 'consumer' ? { ...(form as Sent), siren: '', vatNumber: '' } : form),
  BillingDetailsInput,
)

export const saveDetailsAction = formAction(
  { schema: DetailsForm, access: 'signedIn', limit: 'billing', from: '/dashboard/facturation/coordonnees' },
  async (ctx, details) => {
    await saveBillingDetails(ctx, details)
    return { message: 'Informations de facturation enregistrées.' }
  },
)
