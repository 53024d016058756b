'use client'

import { SendHorizontal } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { controlStyle, describedBy, FieldNotes } from '@/components/ui/field'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'
import { MESSAGE_MAX, type TicketStatus } from '@/lib/domain/tickets/schema'
import { sendMessageAction } from './actions'
import { AnswerPicker } from './answer-picker'
import { storedTexts, storeTexts } from './stored-texts'
import { tooLong } from './too-long'

export type ComposerHandle = {
  /** Puts a text that was not sent before what is typed. */
  putBack: (text: string) => void
}

type Props = {
  ref: Ref<ComposerHandle>
  ticketId: number
  me: number
  status: TicketStatus
  /** Of the messages that are shown. */
  lastMessageId: number
  answers: CannedAnswer[]
  /** What the box begins with. */
  inserted: string | undefined
  onSend: (body: string, since: number | undefined) => void
}

const PLACEHOLDERS = {
  open: 'Écrivez votre message…',
  closed: 'Cette demande est fermée. Envoyez un message pour la rouvrir.',
}

/** The send box. Without script its form posts the message; with it, onSend does. */
export function Composer({ ref, ticketId, me, status, lastMessageId, answers, inserted, onSend }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [posted, post] = useGuardedAction(sendMessageAction)
  const [excess, setExcess] = useState('')
  const isAsked = posted.issues.lastMessageId !== undefined
  const refusal = posted.status === 'error' && !isAsked ? posted.message : undefined
  const issue = excess || posted.issues.message || refusal

  useEffect(() => {
    const { draft } = storedTexts(me, ticketId)
    if (box.current?.value === '') box.current.value = draft
  }, [me, ticketId])

  function onChange() {
    const draft = box.current?.value ?? ''
    const { since } = storedTexts(me, ticketId)
    storeTexts(me, ticketId, { draft, since: draft === '' ? undefined : (since ?? lastMessageId) })
    if (excess) setExcess(tooLong(draft))
  }

  function insert(text: string) {
    if (!box.current) return
    const { selectionStart, selectionEnd } = box.current
    box.current.setRangeText(text, selectionStart, selectionEnd, 'end')
    box.current.focus()
    onChange()
  }

  function putBack(text: string) {
    if (!box.current) return
    box.current.value = [text, box.current.value].filter(Boolean).join('\n\n')
    // It has been asked about what came meanwhile.
    storeTexts(me, ticketId, { since: undefined })
    box.current.focus()
    onChange()
  }
  useImperativeHandle(ref, () => ({ putBack }))

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const body = box.current?.value.trim() ?? ''
    if (!box.current || body === '') return
    if (body.length > MESSAGE_MAX) return setExcess(tooLong(body))
    const { since = lastMessageId } = storedTexts(me, ticketId)
    box.current.value = ''
    storeTexts(me, ticketId, { draft: '', since: undefined })
    onSend(body, since)
    box.current.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }

  const hint = <span className="pointer-coarse:hidden max-sm:hidden">Ctrl + Entrée pour envoyer</span>
  return (
    <div className="flex flex-col gap-2">
      {answers.length > 0 && <AnswerPicker ticketId={ticketId} answers={answers} onInsert={insert} />}
      <form action={post} onSubmit={onSubmit} noValidate className="flex flex-col gap-1">
        <FocusFirstFault state={posted} />
        <input type="hidden" name="ticketId" value={ticketId} />
        {lastMessageId > 0 && <input type="hidden" name="lastMessageId" value={lastMessageId} />}
        {isAsked && (
          <Alert
            look="late"
            role="alert"
            className="mb-2"
            action={
              <Button type="submit" name="anyway" value="on" look="secondary" size="small">
                Envoyer quand même
              </Button>
            }
          >
            {posted.message}
          </Alert>
        )}
        <label htmlFor="message" className="sr-only">
          Votre message
        </label>
        <div className="flex items-end gap-3">
          <textarea
            ref={box}
            id="message"
            name="message"
            rows={2}
            placeholder={PLACEHOLDERS[status]}
            defaultValue={posted.values.message ?? inserted}
            onChange={onChange}
            onKeyDown={onKeyDown}
            {...describedBy({ name: 'message', hint, issue })}
            className={`${controlStyle(issue)} field-sizing-content max-h-[40dvh] min-h-11 min-w-0 flex-1 resize-none sm:min-h-18`}
          />
          <Button type="submit" className="max-sm:px-3.5">
            <span className="max-sm:sr-only">Envoyer</span>
            <SendHorizontal aria-hidden="true" className="size-5 sm:size-4" />
          </Button>
        </div>
        <FieldNotes name="message" hint={hint} issue={issue} />
      </form>
    </div>
  )
}
