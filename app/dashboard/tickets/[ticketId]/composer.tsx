'use client'

import { clsx } from 'clsx'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef } from 'react'
import type { UnsentFile } from '@/components/tickets/conversation'
import { Button } from '@/components/ui/button'
import { controlStyle, describedBy, FieldNotes } from '@/components/ui/fields/field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'
import { type TicketStatus } from '@/lib/domain/tickets/schema'
import { sendMessageAction } from './actions'
import { AnswerPicker } from './answer-picker'
import { AttachButton, ComposerFiles } from './composer-files'
import { NewMessageWarning } from './new-message-warning'
import { type ComposerHandle, useComposer } from './use-composer'

type Props = {
  ref: Ref<ComposerHandle>
  ticketId: number
  /** The page's title, which also shows an error without script. */
  title: string
  me: number
  status: TicketStatus
  /** The id of the last message shown. */
  lastMessageId: number
  answers: CannedAnswer[]
  /** The initial text of the message. */
  inserted: string | undefined
  onSend: (body: string, files: UnsentFile[], since: number | undefined) => void
}

const PLACEHOLDERS = {
  open: 'Écrivez votre message…',
  closed: 'Cette demande est fermée. Envoyez un message pour la rouvrir.',
}

/** The form for a new message. With script `onSend` sends the message; without, the browser posts the form. */
export function Composer(props: Props) {
  const { ticketId, title, status, lastMessageId, answers, inserted } = props
  const picker = useRef<HTMLInputElement>(null)
  const [posted, post] = useGuardedAction(sendMessageAction)
  const { box, chosen, fault, isOver, addFiles, removeFile, insert, ...events } = useComposer(props)
  const needsConfirmation = posted.issues.lastMessageId !== undefined
  const refusal = posted.status === 'error' && !needsConfirmation ? posted.message : undefined
  const issue = fault || posted.issues.message || refusal

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }

  const hint = <span className="pointer-coarse:hidden max-sm:hidden">Ctrl + Entrée pour envoyer</span>
  return (
    <div className="flex flex-col gap-2">
      {answers.length > 0 && <AnswerPicker ticketId={ticketId} answers={answers} onInsert={insert} />}
      <form
        action={post}
        onSubmit={events.onSubmit}
        onPaste={events.onPaste}
        noValidate
        className="flex flex-col gap-1"
      >
        <FocusFirstFault state={posted} title={title} />
        <input type="hidden" name="ticketId" value={ticketId} />
        {lastMessageId > 0 && <input type="hidden" name="lastMessageId" value={lastMessageId} />}
        {needsConfirmation && <NewMessageWarning text={posted.message} />}
        <label htmlFor="message" className="sr-only">
          Votre message
        </label>
        <ComposerFiles input={picker} chosen={chosen} onRemove={removeFile} />
        <div className="flex items-end gap-2 sm:gap-3">
          <AttachButton input={picker} onAdd={addFiles} />
          <textarea
            ref={box}
            id="message"
            name="message"
            rows={2}
            placeholder={isOver ? 'Déposez vos fichiers ici' : PLACEHOLDERS[status]}
            defaultValue={posted.values.message ?? inserted}
            onChange={events.onChange}
            onKeyDown={onKeyDown}
            {...describedBy({ name: 'message', hint, issue })}
            className={clsx(
              controlStyle(issue),
              'field-sizing-content max-h-[40dvh] min-h-11 min-w-0 flex-1 resize-none sm:min-h-18',
              isOver && 'border-accent-ring border-dashed bg-accent-soft',
            )}
          />
          <Button type="submit" className="max-sm:px-3.5">
            <span className="max-sm:sr-only">Envoyer</span>
            <SendHorizontal aria-hidden="true" className="size-5 sm:size-4" />
          </Button>
        </div>
        <div className="sm:pl-14">
          <FieldNotes name="message" hint={hint} issue={issue} />
        </div>
      </form>
    </div>
  )
}
