'use client'

import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { fileShares } from '@/components/tickets/file-shares'
import { RequestFields } from '@/components/tickets/request-fields'
import type { SiteChoice } from '@/components/tickets/site-field'
import { useTicketFiles } from '@/components/tickets/use-ticket-files'
import { Button } from '@/components/ui/button'
import { TextareaField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { Alert } from '@/components/ui/layout/alert'
import type { FormState } from '@/lib/domain/forms/schema'
import { BugCoverage, type CoveredSite } from './bug-coverage'
import { FilePicker } from './file-picker'
import { restoreDraft, storeDraft } from './stored-draft'
import { type SendState, useSendTicket } from './use-send-ticket'

/** `start`: the form refused without script, or an empty one. */
type Props = {
  me: number
  /** The person's own sites to choose from; empty when there is no choice. */
  sites: SiteChoice[]
  /** All of the person's own sites, with what covers their bugs. */
  covered: CoveredSite[]
  submissionId: string
  start: FormState
}

/** Keeps the input until the ticket is open, across a reload and a log-in. */
export function NewTicketForm({ me, sites, covered, submissionId, start }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { chosen, notTaken, add, remove, waitForChecks } = useTicketFiles()
  const { state, progress, send, cancel, fileIssue, forgetFileIssue } = useSendTicket(start)
  const { issues } = state
  const { values } = start
  const busy = progress !== null
  const [site, setSite] = useState<string>()

  useEffect(() => {
    if (form.current) restoreDraft(me, form.current)
  }, [me])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(event.currentTarget, waitForChecks)
  }

  function addFiles(files: File[]) {
    forgetFileIssue()
    add(files)
  }

  function removeFile(id: string) {
    forgetFileIssue()
    remove(id)
  }

  /** Screenshots are pasted more often than saved. */
  function paste({ clipboardData }: ClipboardEvent) {
    if (clipboardData.files.length > 0 && !busy) addFiles([...clipboardData.files])
  }

  return (
    <form
      ref={form}
      action="/api/tickets/form"
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      onPaste={paste}
      onChange={({ currentTarget }) => {
        storeDraft(me, currentTarget)
        setSite(String(new FormData(currentTarget).get('websiteId') ?? ''))
      }}
      noValidate
      className="group/request flex flex-col gap-6"
    >
      <FocusFirstFault state={state} title="Nouvelle demande" />
      <input type="hidden" name="submissionId" value={values.submissionId || submissionId} />
      {state.status === 'error' && <Refusal state={state} busy={busy} />}
      <RequestFields sites={sites} values={values} issues={issues} />
      <BugCoverage sites={covered} chosen={site} />
      <TextareaField
        name="description"
        label="Description"
        hint="Ce que vous souhaitez, ou ce qui se passe : sur quelle page, depuis quand, sur quel appareil."
        required
        rows={8}
        defaultValue={values.description}
        issue={issues.description}
      />
      <FilePicker
        chosen={chosen}
        shares={
          busy
            ? fileShares(
                chosen.map(({ file }) => file.size),
                progress,
              )
            : null
        }
        issue={notTaken || fileIssue}
        onAdd={addFiles}
        onRemove={removeFile}
      />
      <SendBar
        progress={progress}
        hasFiles={chosen.length > 0}
        wasCancelled={state.wasCancelled}
        onCancel={cancel}
      />
    </form>
  )
}

const Refusal = ({ state, busy }: { state: SendState; busy: boolean }) => (
  <Alert
    action={
      state.canRetry && (
        <Button type="submit" look="secondary" size="small" busy={busy}>
          Réessayer
        </Button>
      )
    }
  >
    {state.message}
  </Alert>
)

type SendBarProps = {
  /** The fraction sent; null when nothing is being sent. */
  progress: number | null
  hasFiles: boolean
  wasCancelled: boolean | undefined
  onCancel: () => void
}

function SendBar({ progress, hasFiles, wasCancelled, onCancel }: SendBarProps) {
  const busy = progress !== null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button type="submit" busy={busy} className="max-sm:w-full">
        {busy ? 'Envoi…' : 'Envoyer la demande'}
      </Button>
      {busy && hasFiles && (
        <Button look="secondary" onClick={onCancel} className="max-sm:w-full">
          Annuler l’envoi
        </Button>
      )}
      <p role="status" className="text-muted text-sm">
        {busy && progress === 1 && 'Vérification…'}
        {!busy && wasCancelled && 'L’envoi est annulé. Vous pouvez le reprendre.'}
      </p>
    </div>
  )
}
