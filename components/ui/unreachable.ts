import { unstable_rethrow } from 'next/navigation'
import type { FormState } from '@/lib/domain/forms/schema'

export const UNREACHABLE = 'Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.'

/** The state of a form whose action never answered: no connection, or a proxy's error page. What was typed is kept;
 *  the framework's own signals, as redirects, go on. */
export function unreachableState(error: unknown, form: FormData, message = UNREACHABLE): FormState {
  unstable_rethrow(error)
  console.error(error)
  return { status: 'error', message, issues: {}, values: textsIn(form) }
}

/** What is filled in again, as the server does it: no passwords. */
const textsIn = (form: FormData) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !/password/i.test(name) ? [[name, value]] : [],
    ),
  )
