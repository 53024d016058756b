import { type ClipboardEvent, type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { Unsent, UnsentFile } from '@/components/tickets/conversation'
import { useTicketFiles } from '@/components/tickets/use-ticket-files'
import { useWindowDrop } from '@/components/uploads/use-window-drop'
import { MESSAGE_MAX, TOO_MANY_MESSAGE_FILES } from '@/lib/domain/tickets/constants'
import { tooLong } from './too-long'
import { useDraft } from './use-draft'

export type ComposerHandle = {
  /** Inserts an unsent message before the current input. */
  putBack: (message: Unsent) => void
  focus: () => void
}

type Composed = {
  ref: Ref<ComposerHandle>
  ticketId: number
  me: number
  /** The id of the last message shown. */
  lastMessageId: number
  onSend: (body: string, files: UnsentFile[], since: number | undefined) => void
}

const FAULTY_FILES = 'Retirez les fichiers signalés, puis envoyez votre message.'

/** The input of the send box: its text, kept as a draft, and its files, until both are sent. */
export function useComposer({ ref, ticketId, me, lastMessageId, onSend }: Composed) {
  const isSending = useRef(false)
  const [fault, setFault] = useState('')
  const { box, ...draft } = useDraft({ me, ticketId, lastMessageId })
  const { chosen, notTaken, add, remove, clear, waitForChecks } = useTicketFiles(TOO_MANY_MESSAGE_FILES)
  const isOver = useWindowDrop(addFiles)

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
  function onPaste(event: ClipboardEvent) {
    const { files } = event.clipboardData
    if (files.length === 0) return
    event.preventDefault()
    addFiles([...files])
  }

  return {
    box,
    chosen,
    fault: fault || notTaken,
    isOver,
    onChange,
    addFiles,
    removeFile,
    insert,
    onSubmit,
    onPaste,
  }
}
