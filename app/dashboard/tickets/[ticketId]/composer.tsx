'use client'

import { clsx } from 'clsx'
import { SendHorizontal } from 'lucide-react'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { Unsent, UnsentFile } from '@/components/tickets/conversation'
import { useTicketFiles } from '@/components/tickets/use-ticket-files'
import { Button } from '@/components/ui/button'
import { controlStyle, describedBy, FieldNotes } from '@/components/ui/field'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { useWindowDrop } from '@/components/uploads/use-window-drop'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'
import { MESSAGE_MAX, TOO_MANY_MESSAGE_FILES } from '@/lib/domain/tickets/constants'
import { type TicketStatus } from '@/lib/domain/tickets/schema'
import { sendMessageAction } from './actions'
import { AnswerPicker } from './answer-picker'
import { AnsweredMeanwhile } from './answered-meanwhile'
import { AttachButton, ComposerFiles } from './composer-files'
import { tooLong } from './too-long'
import { useDraft } from './use-draft'

export type ComposerHandle = {
  /** Inserts an unsent message before the current input. */
  putBack: (message: Unsent) => void
  focus: () => void
}

type Props = {
  ref: Ref<ComposerHandle>
  ticketId: number
  /** The page's title; includes a refusal without script. */
  title: string
  me: number
  status: TicketStatus
  /** The id of the last message shown. */
  lastMessageId: number
  answers: CannedAnswer[]
  /** The box's initial text. */
  inserted: string | undefined
  onSend: (body: string, files: UnsentFile[], since: number | undefined) => void
}

const PLACEHOLDERS = {
  open: 'Écrivez votre message…',
  closed: 'Cette demande est fermée. Envoyez un message pour la rouvrir.',
}
const FAULTY_FILES = 'Retirez les fichiers signalés, puis envoyez votre message.'

/** The send box. Without script its form posts the message; with it, onSend does. */
export function Composer(props: Props) {
  const { ref, ticketId, title, me, status, lastMessageId, answers, inserted, onSend } = props
  const picker = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  const [posted, post] = useGuardedAction(sendMessageAction)
  const [fault, setFault] = useState('')
  const { box, ...draft } = useDraft({ me, ticketId, lastMessageId })
  const { chosen, notTaken, add, remove, clear, waitForChecks } = useTicketFiles(TOO_MANY_MESSAGE_FILES)
  const isOver = useWindowDrop(addFiles)
  const isAsked = posted.issues.lastMessageId !== undefined
  const refusal = posted.status === 'error' && !isAsked ? posted.message : undefined
  const issue = fault || notTaken || posted.issues.message || refusal

  function onChange() {
    draft.store()
    if (fault) setFault(tooLong(box.current?.value ?? ''))
  }

  function addFiles(files: File[]) {
    setFault('')
    add(files)
  }

  function removeFile(id: string) {
    setFault('')
    remove(id)
  }

  function insert(text: string) {
    if (!box.current) return
    const { selectionStart, selectionEnd } = box.current
    box.current.setRangeText(text, selectionStart, selectionEnd, 'end')
    box.current.focus()
    onChange()
  }

  function putBack({ body, files = [] }: Unsent) {
    draft.prepend(body)
    addFiles(files.flatMap(({ file }) => file ?? []))
    box.current?.focus()
    onChange()
  }
  useImperativeHandle(ref, () => ({ putBack, focus: () => box.current?.focus() }))

  async function submit() {
    const text = () => box.current?.value.trim() ?? ''
    if (isSending.current || (text() === '' && chosen.length === 0)) return
    if (text().length > MESSAGE_MAX) return setFault(tooLong(text()))
    isSending.current = true
    const files = chosen.length > 0 ? await waitForChecks() : []
    isSending.current = false
    if (!files) return setFault(FAULTY_FILES)
    const body = text()
    // A second click, whose files the first one has already sent.
    if (body === '' && files.length === 0) return
    const since = draft.take()
    clear()
    onSend(
      body,
      files.map((file) => ({ name: file.name, bytes: file.size, file })),
      since,
    )
    box.current?.focus()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  /** Screenshots are pasted more often than saved. */
  function paste(event: ClipboardEvent) {
    const { files } = event.clipboardData
    if (files.length === 0) return
    event.preventDefault()
    addFiles([...files])
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }

  const hint = <span className="pointer-coarse:hidden max-sm:hidden">Ctrl + Entrée pour envoyer</span>
  return (
    <div className="flex flex-col gap-2">
      {answers.length > 0 && <AnswerPicker ticketId={ticketId} answers={answers} onInsert={insert} />}
      <form action={post} onSubmit={onSubmit} onPaste={paste} noValidate className="flex flex-col gap-1">
        <FocusFirstFault state={posted} title={title} />
        <input type="hidden" name="ticketId" value={ticketId} />
        {lastMessageId > 0 && <input type="hidden" name="lastMessageId" value={lastMessageId} />}
        {isAsked && <AnsweredMeanwhile text={posted.message} />}
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
            onChange={onChange}
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
