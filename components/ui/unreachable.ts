import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import type { FormState } from '@/lib/domain/forms/schema'

export const UNREACHABLE = 'Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.'

/** The page is of another build, whose action this one does not know: it would be refused each time. */
const UPDATED =
  'Le site vient d’être mis à jour. Ce que vous avez écrit est encore là\u00a0: copiez-le, rechargez la page, puis renvoyez-le.'

/** The state of a form whose action never answered: no connection, a proxy's error page, or another build. What was typed is
 *  kept; the framework's own signals, as redirects, go on. */
export function unreachableState(error: unknown, form: FormData, message = UNREACHABLE): FormState {
  unstable_rethrow(error)
  console.error(error)
  const isUpdated = unstable_isUnrecognizedActionError(error)
  return { status: 'error', message: isUpdated ? UPDATED : message, issues: {}, values: textsIn(form) }
}

/** What is filled in again, as the server does it: no passwords. */
const textsIn = (form: FormData) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !/password/i.test(name) ? [[name, value]] : [],
    ),
  )
