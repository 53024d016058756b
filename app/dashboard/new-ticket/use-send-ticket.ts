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
export function useSendTicket(start: FormState) {
  const visit = useVisit()
  const [state, setState] = useState<SendState>(start)
  /** The upload progress, 0 to 1; null when nothing is being sent. */
  const [share, setShare] = useState<number | null>(null)
  const [filesChanged, setFilesChanged] = useState(false)
  const underway = useRef<AbortController | null>(null)

  async function send(form: HTMLFormElement, checkedFiles: () => Promise<File[] | null>) {
    if (underway.current) return
    const abort = new AbortController()
    underway.current = abort
    setShare(0)
    setState(IDLE)
    setFilesChanged(false)
    try {
      // Loaded on demand: with its validation library it is a fifth of the page's script.
      const { OpenTicketForm } = await import('@/lib/domain/tickets/schema')
      const ticket = OpenTicketForm.safeParse(Object.fromEntries(new FormData(form)))
      const files = await checkedFiles()
      if (!ticket.success || !files) return stop(faults(ticket.error, files))
      const id = await sendTicket(ticket.data, files, { onProgress: setShare, signal: abort.signal })
      visit(`/dashboard/tickets/${id}`)
    } catch (error) {
      if (abort.signal.aborted) return stop({ ...IDLE, wasCancelled: true })
      console.error(error)
      stop(refusal(error))
    }
  }

  function stop(next: SendState) {
    underway.current = null
    setShare(null)
    setState(next)
  }

  return {
    state,
    share,
    send,
    cancel: () => underway.current?.abort(),
    fileIssue: filesChanged ? undefined : state.issues.files,
    /** Hides the files' fault, which may be fixed. */
    forgetFileIssue: () => setFilesChanged(true),
  }
}

const IDLE = { status: 'idle', issues: {}, values: {} } as const

function faults(error: z.ZodError | undefined, files: File[] | null): SendState {
  const issues: Record<string, string> = files ? {} : { files: FAULTY_FILES }
  for (const { path, message } of error?.issues ?? []) issues[path.join('.')] ??= message
  return { ...IDLE, status: 'error', message: CHECK_FIELDS, issues }
}

function refusal(error: unknown): SendState {
  const apiError = error instanceof ApiError && error.message !== 'API request failed' ? error : null
  if (!apiError) return { ...IDLE, status: 'error', message: UNREACHABLE, canRetry: true }
  const isOfFiles = apiError.status === 413 || apiError.status === 415
  return {
    ...IDLE,
    status: 'error',
    message: isOfFiles ? CHECK_FIELDS : apiError.message,
    issues: isOfFiles ? { files: apiError.message } : {},
    canRetry: apiError.status >= 500 || apiError.status === 429,
  }
}
