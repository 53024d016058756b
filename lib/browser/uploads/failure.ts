import { ApiError } from '../api'

/** Why a file was not stored, and whether the same file may succeed next time. */
export type UploadFailure = { error: string; canRetry: boolean }

const CUT_OFF = 'Envoi interrompu. Réessayez.'

/** The server's message when it refused; otherwise the connection broke. */
export function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof ApiError) || error.message === 'API request failed')
    return { error: CUT_OFF, canRetry: true }
  const canRetry = error.status >= 500 || [401, 408, 409, 429].includes(error.status)
  return { error: error.message, canRetry }
}
