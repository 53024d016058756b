'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { OwnStatus } from '@/lib/domain/websites/schema'
import { switchWebsite } from '@/lib/domain/websites/switch-website'
import { formAction } from '@/lib/server/forms/form-action'

const Switch = z.object({ websiteId: EntityIdText, status: OwnStatus })
const from = (form: FormData) => `/dashboard/website/${String(form.get('websiteId'))}`

export const switchWebsiteAction = formAction(
  { schema: Switch, access: 'signedIn', from },
  async (ctx, { websiteId, status }) => {
    await switchWebsite(ctx, { id: websiteId, status })
    return { message: status === 'inactive' ? 'Site mis hors ligne.' : 'Site remis en ligne.' }
  },
)
