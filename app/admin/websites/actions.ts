'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { sinceOpened } from '@/lib/domain/forms/since-opened'
import { deleteWebsite } from '@/lib/domain/website-deletion/delete-website'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { FormulaInput } from '@/lib/domain/websites/formula-schema'
import { getWebsite } from '@/lib/domain/websites/queries'
import { WebsiteInput } from '@/lib/domain/websites/schema'
import { setFormula } from '@/lib/domain/websites/set-formula'
import { updateWebsite } from '@/lib/domain/websites/update-website'
import { formAction } from '@/lib/server/forms/form-action'
import { requireName } from '../require-name'

const signedIn = { access: 'signedIn', from: '/admin/websites' } as const

const Fields = WebsiteInput.extend({
  clientId: EntityIdText,
  subscriptionId: z
    .literal('')
    .transform(() => null)
    .or(EntityIdText),
})

export const createWebsiteAction = formAction({ schema: Fields, ...signedIn }, async (ctx, input, key) => {
  await createWebsite(ctx, { ...input, ...key })
  return { message: `Site créé\u00a0: ${input.name}` }
})

export const updateWebsiteAction = formAction(
  { schema: Fields.extend({ id: EntityIdText, was: z.string() }), ...signedIn },
  async (ctx, { id, was, ...fields }) => {
    await updateWebsite(ctx, { id, changes: sinceOpened(fields, was) })
    return { message: `Site enregistré\u00a0: ${fields.name}` }
  },
)

export const deleteWebsiteAction = formAction(
  { schema: z.object({ id: EntityIdText, confirmation: z.string() }), ...signedIn },
  async (ctx, { id, confirmation }) => {
    const { name } = await getWebsite(ctx, id)
    requireName(name, confirmation)
    await deleteWebsite(ctx, id)
    return { message: `Site supprimé\u00a0: ${name}` }
  },
)

export const setFormulaAction = formAction(
  { schema: FormulaInput.extend({ id: EntityIdText, was: z.string() }), ...signedIn },
  async (ctx, { id, was, ...facts }) => {
    await setFormula(ctx, { id, changes: sinceOpened(facts, was) })
    return { message: 'Formule enregistrée.' }
  },
)
