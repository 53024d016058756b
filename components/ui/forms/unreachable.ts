import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import type { FormState } from '@/lib/domain/forms/schema'

export const UNREACHABLE = 'Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.'

/** The page is from another build, whose action this server does not know: every retry would fail. */
const UPDATED =
  'Le site vient d’être mis à jour. Ce que vous avez écrit est encore là\u00a0: copiez-le, rechargez la page, puis renvoyez-le.'

/** The state of a form whose action never responded: no connection, a proxy's error page, or another build. Keeps the input;
 *  rethrows the framework's own signals, such as redirects. */
export function unreachableState(error: unknown, form: FormData, message = UNREACHABLE): FormState {
  unstable_rethrow(error)
  console.error(error)
  const isUpdated = unstable_isUnrecognizedActionError(error)
  return {
    ...{ status: 'error', message: isUpdated ? UPDATED : message, issues: {}, values: textsIn(form) },
    isUncertain: true,
  }
}

/** The values to fill in again, as on the server: no passwords. */
const textsIn = (form: FormData) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !/password/i.test(name) ? [[name, value]] : [],
    ),
  )
