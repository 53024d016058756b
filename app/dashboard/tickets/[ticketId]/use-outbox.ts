import { useRef } from 'react'
import {
  confirm,
  holdForConfirmation,
  lastId,
  markInsisted,
  markPending,
  queue,
  removePending,
  type Unsent,
  type UnsentFile,
} from '@/components/tickets/conversation'
import { ApiError, NO_REASON } from '@/lib/browser/api'
import { postMessage, putStatus } from '@/lib/browser/tickets'
import type { ConversationState } from './use-conversation-state'

type Reads = {
  /** Reads the ticket and its messages. */
  refresh: () => Promise<unknown>
  readMessages: () => Promise<unknown>
}

/** Sends the user's messages to a ticket, one after the other, so that they arrive in the order they were written. */
export function useOutbox(
  ticketId: number,
  { latest, update, converse, learn }: ConversationState,
  { refresh, readMessages }: Reads,
) {
  const last = useRef(Promise.resolve())

  async function post({ key, body, since, files = [] }: Unsent) {
    const onProgress = (share: number) => update(({ shares }) => ({ shares: { ...shares, [key]: share } }))
    const sent = { submissionId: key, body, since, files: files.flatMap(({ file }) => file ?? []) }
    const message = await postMessage(ticketId, sent, onProgress)
    converse((conversation) => confirm(conversation, key, message))
    const wasClosed = latest.current.ticket.status === 'closed'
    learn({ ...latest.current.ticket, status: 'open', updatedAt: message.createdAt })
    // The message has reopened it already, so a failure here loses nothing.
    if (wasClosed) await putStatus(ticketId, 'open').then(learn, console.error)
  }

  /** A failure marks the message with this key. */
  function enqueue(key: string, work: () => Promise<void>) {
    last.current = last.current.then(work).catch(async (error) => {
      console.error(error)
      const isAnswered = error instanceof ApiError && error.status === 409
      converse((conversation) =>
        isAnswered
          ? holdForConfirmation(conversation, key)
          : markPending(conversation, key, true, reasonOf(error)),
      )
      // The newer messages that the question is about must be visible.
      if (isAnswered) await refresh()
    })
  }

  const findUnsent = (key: string) => latest.current.conversation.unsent.find((unsent) => unsent.key === key)

  /** `since`: the last message that the user had seen when they began to write. */
  function send(body: string, files: UnsentFile[], since: number | undefined) {
    const at = new Date()
    const { conversation } = latest.current
    const key = crypto.randomUUID()
    const one = { key, body, files, at, after: lastId(conversation), since, failed: false }
    update(() => ({ now: at }))
    converse((known) => queue(known, one))
    enqueue(key, () => post(one))
  }

  /** Checks first whether the message was received: perhaps only the response was lost. */
  function retry(key: string) {
    converse((conversation) => markPending(conversation, key, false))
    enqueue(key, async () => {
      await readMessages()
      const one = findUnsent(key)
      if (one) await post(one)
    })
  }

  function sendAnyway(key: string) {
    converse((conversation) => markInsisted(conversation, key))
    const one = findUnsent(key)
    if (one) enqueue(key, () => post(one))
  }

  /** Removes an unsent message and returns it. */
  function takeBack(key: string): Unsent | undefined {
    const one = findUnsent(key)
    converse((conversation) => removePending(conversation, key))
    return one
  }

  return { send, retry, sendAnyway, takeBack }
}

/** The server's reason for a refusal; undefined when it was not reached. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.message !== NO_REASON ? error.message : undefined
