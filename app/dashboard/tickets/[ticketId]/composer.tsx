'use client'

import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle, describedBy, FieldNotes } from '@/components/ui/field'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { MESSAGE_MAX, type TicketStatus } from '@/lib/domain/tickets/schema'
import { sendMessageAction } from './actions'
import { storedTexts, storeTexts } from './stored-texts'
import { tooLong } from './too-long'

type Props = { ticketId: number; me: number; status: TicketStatus; onSend: (body: string) => void }

const PLACEHOLDERS = {
  open: 'Écrivez votre message…',
  closed: 'Cette demande est fermée. Envoyez un message pour la rouvrir.',
}

/** The send box. Without script its form posts the message; with it, onSend does. */
export function Composer({ ticketId, me, status, onSend }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [posted, post] = useGuardedAction(sendMessageAction, '')
  const [excess, setExcess] = useState('')
  const issue = excess || posted.issues.message || (posted.status === 'error' ? posted.message : undefined)

  useEffect(() => {
    const { draft } = storedTexts(me, ticketId)
    if (box.current?.value === '') box.current.value = draft
  }, [me, ticketId])

  function onChange() {
    const draft = box.current?.value ?? ''
    storeTexts(me, ticketId, { draft })
    if (excess) setExcess(tooLong(draft))
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const body = box.current?.value.trim() ?? ''
    if (!box.current || body === '') return
    if (body.length > MESSAGE_MAX) return setExcess(tooLong(body))
    box.current.value = ''
    storeTexts(me, ticketId, { draft: '' })
    onSend(body)
    box.current.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }

  const hint = <span className="pointer-coarse:hidden max-sm:hidden">Ctrl + Entrée pour envoyer</span>
  return (
    <form action={post} onSubmit={onSubmit} noValidate className="flex flex-col gap-1">
      <FocusFirstFault state={posted} />
      <input type="hidden" name="ticketId" value={ticketId} />
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
          defaultValue={posted.values.message}
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
  )
}
