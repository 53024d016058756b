import type { FormState } from '@/lib/domain/forms/schema'

type Action = (previous: FormState, form: FormData) => Promise<FormState>

const REFUSED = 'Aucune clé d’accès n’a été utilisée. Réessayez, ou choisissez un autre moyen.'
const KNOWN = 'Cet appareil a déjà une clé d’accès pour ce compte.'
const UNSUPPORTED = 'Ce navigateur ne connaît pas les clés d’accès.'

/** Gets a challenge from the server and its signature by the browser's passkey: `values.challengeId`, `values.assertion`.
 *  Loads its library on demand. */
export async function signWithPasskey(ask: Action): Promise<FormState> {
  const asked = await ask(idle(), new FormData())
  const { challengeId, options } = asked.values
  if (asked.status !== 'done' || !challengeId || !options) return asked
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return guarded(async () => {
    const assertion = await startAuthentication({ optionsJSON: JSON.parse(options) })
    return { challengeId, assertion: JSON.stringify(assertion) }
  })
}

/** The same for a new passkey: `values.challengeId`, `values.registration`. `form`: the input of `begin`. */
export async function makePasskey(begin: Action, form: FormData): Promise<FormState> {
  const begun = await begin(idle(), form)
  const { challengeId, options } = begun.values
  if (begun.status !== 'done' || !challengeId || !options) return begun
  const { startRegistration } = await import('@simplewebauthn/browser')
  return guarded(async () => {
    const registration = await startRegistration({ optionsJSON: JSON.parse(options) })
    return { challengeId, registration: JSON.stringify(registration) }
  })
}

const idle = (): FormState => ({ status: 'idle', issues: {}, values: {} })

/** Maps a refusal by the browser or the person to a form message. */
async function guarded(work: () => Promise<Record<string, string>>): Promise<FormState> {
  try {
    return { status: 'done', issues: {}, values: await work() }
  } catch (error) {
    return { status: 'error', message: sentenceOf(error), issues: {}, values: {} }
  }
}

function sentenceOf(error: unknown): string {
  if (typeof window.PublicKeyCredential === 'undefined') return UNSUPPORTED
  return error instanceof Error && error.name === 'InvalidStateError' ? KNOWN : REFUSED
}
