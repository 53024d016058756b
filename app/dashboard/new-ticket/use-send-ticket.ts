import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useVisit } from '@/components/navigation/use-visit'
import { ApiError } from '@/lib/browser/api'
import { sendTicket } from '@/lib/browser/uploads/send-ticket'
import type { FormState } from '@/lib/domain/forms/schema'

const UNREACHABLE = 'Votre demande n’est pas partie. Vérifiez votre connexion, puis réessayez.'
const CHECK_FIELDS = 'Vérifiez les champs signalés.'
const FAULTY_FILES = 'Retirez les fichiers signalés, puis envoyez votre demande.'

export type SendState = FormState & {
  /** Whether resending the same form may succeed. */
  canRetry?: boolean
  wasCancelled?: boolean
}

/** Sends the request with its files, once even if clicked repeatedly, then opens its conversation. */
export function useSendTicket(initial: FormState) {
  const visit = useVisit()
  const [state, setState] = useState<SendState>(initial)
  /** The upload progress, 0 to 1; null when nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null)
  const [filesChanged, setFilesChanged] = useState(false)
  const upload = useRef<AbortController | null>(null)

  async function send(form: HTMLFormElement, checkedFiles: () => Promise<File[] | null>) {
    if (upload.current) return
    const abort = new AbortController()
    upload.current = abort
    setProgress(0)
    setState(IDLE)
    setFilesChanged(false)
    try {
      // Loaded on demand: with its validation library it is a fifth of the page's script.
      const { OpenTicketForm } = await import('@/lib/domain/tickets/schema')
      const ticket = OpenTicketForm.safeParse(Object.fromEntries(new FormData(form)))
      const files = await checkedFiles()
      if (!ticket.success || !files) return stop(invalidState(ticket.error, files))
      const id = await sendTicket(ticket.data, files, { onProgress: setProgress, signal: abort.signal })
      visit(`/dashboard/tickets/${id}`)
    } catch (error) {
      if (abort.signal.aborted) return stop({ ...IDLE, wasCancelled: true })
      console.error(error)
      stop(failedState(error))
    }
  }

  function stop(next: SendState) {
    upload.current = null
    setProgress(null)
    setState(next)
  }

  return {
    state,
    progress,
    send,
    cancel: () => upload.current?.abort(),
    fileIssue: filesChanged ? undefined : state.issues.files,
    /** Hides the error of the files once they have changed. */
    forgetFileIssue: () => setFilesChanged(true),
  }
}

const IDLE = { status: 'idle', issues: {}, values: {} } as const

function invalidState(error: z.ZodError | undefined, files: File[] | null): SendState {
  const issues: Record<string, string> = files ? {} : { files: FAULTY_FILES }
  for (const { path, message } of error?.issues ?? []) issues[path.join('.')] ??= message
  return { ...IDLE, status: 'error', message: CHECK_FIELDS, issues }
}

function failedState(error: unknown): SendState {
  const apiError = error instanceof ApiError && error.message !== 'API request failed' ? error : null
  if (!apiError) return { ...IDLE, status: 'error', message: UNREACHABLE, canRetry: true }
  const isFileError = apiError.status === 413 || apiError.status === 415
  return {
    ...IDLE,
    status: 'error',
    message: isFileError ? CHECK_FIELDS : apiError.message,
    issues: isFileError ? { files: apiError.message } : {},
    canRetry: apiError.status >= 500 || apiError.status === 429,
  }
}
