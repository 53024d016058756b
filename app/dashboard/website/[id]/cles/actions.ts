'use server'

import { z } from 'zod'
import { createKey } from '@/lib/domain/api-keys/create-key'
import { revokeKey } from '@/lib/domain/api-keys/revoke-key'
import { KeyAccess, KeyName } from '@/lib/domain/api-keys/schema'
import { EntityIdText } from '@/lib/domain/entity-id'
import { formAction } from '@/lib/server/forms/form-action'

const OfSite = z.object({ websiteId: EntityIdText })
const from = (form: FormData) => `/dashboard/website/${String(form.get('websiteId'))}/cles`

/** Returns the new key as `values.key`, the only time it is shown. */
export const createKeyAction = formAction(
  {
    schema: OfSite.extend({ name: KeyName, access: KeyAccess }),
    access: 'signedIn',
    limit: 'keyChange',
    from,
  },
  async (ctx, input) => {
    const { text } = await createKey(ctx, input)
    return { values: { key: text } }
  },
)

export const revokeKeyAction = formAction(
  { schema: OfSite.extend({ keyId: EntityIdText }), access: 'signedIn', from },
  async (ctx, { keyId }) => {
    await revokeKey(ctx, keyId)
    return { message: 'Clé révoquée.' }
  },
)
