'use server'

import { headers } from 'next/headers'
import { z } from 'zod'
import { changeColor } from '@/lib/domain/accounts/change-color'
import { Color } from '@/lib/domain/accounts/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { noteAction } from '@/lib/server/http/request-scope'
import { isSameOrigin } from '@/lib/server/session/same-origin'
import { rememberTheme, THEMES } from '@/lib/server/theme'

export const changeColorAction = formAction(
  { schema: z.object({ color: Color }), access: 'signedIn' },
  async (ctx, { color }) => {
    await changeColor(ctx, color)
    return { values: { color } }
  },
)

/** Sets the theme of the signed-in screens in this browser. Ignores an unknown one. */
export async function chooseThemeAction(form: FormData): Promise<void> {
  const theme = z.enum(THEMES).safeParse(form.get('theme'))
  noteAction()
  if (theme.success && isSameOrigin(await headers())) await rememberTheme(theme.data)
}
