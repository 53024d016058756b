import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Author } from '@/components/tickets/bubbles'
import {
  type Conversation,
  confirm,
  holdForConfirmation,
  lastId,
  markInsisted,
  markPending,
  queue,
  receive,
  removePending,
  startConversation,
  type Unsent,
  type UnsentFile,
} from '@/components/tickets/conversation'
import { ApiError, NO_REASON } from '@/lib/browser/api'
import { fetchMessages, fetchTicket, postMessage, putStatus, type TicketView } from '@/lib/browser/tickets'
import type { TicketMessage } from '@/lib/domain/tickets/schema'
import { storedTexts, storeTexts } from './stored-texts'
import { usePoll } from './use-poll'

export type Start = { ticket: TicketView; messages: TicketMessage[]; me: Author; renderedAt: Date }
type Seen = {
  ticket: TicketView
  conversation: Conversation
  now: Date
  isStale: boolean
  /** The upload progress of each pending message's files, by its key. */
  shares: Record<string, number>
}

/** The live conversation: the server's rendering, refreshed by polls, with the user's pending messages. */
export function useConversation({ ticket, messages, me, renderedAt }: Start) {
  const [seen, setSeen] = useState<Seen>(() => ({
    ticket,
    conversation: startConversation(me.authorId, messages),
    now: renderedAt,
    isStale: false,
    shares: {},
  }))
  // Asynchronous calls build on the latest state when they return.
  const latest = useRef(seen)
  const turn = useRef(Promise.resolve())
  /** The entity tag of the last messages from the server. */
  const tag = useRef<string>(undefined)

  function update(change: (seen: Seen) => Partial<Seen>) {
    latest.current = { ...latest.current, ...change(latest.current) }
    setSeen(latest.current)
  }

  function converse(change: (conversation: Conversation) => Conversation) {
    update(({ conversation }) => ({ conversation: change(conversation) }))
    storeTexts(me.authorId, ticket.id, { unsent: latest.current.conversation.unsent })
  }

  /** Ignores a response older than the known state. */
  function learn(fresh: TicketView) {
    update(({ ticket: known }) => (fresh.updatedAt >= known.updatedAt ? { ticket: fresh } : {}))
  }

  /** Returns whether there are new ones. */
  async function readMessages(): Promise<boolean> {
    const incoming = await fetchMessages(ticket.id, tag.current)
    if (!incoming) return false
    tag.current = incoming.tag
    converse((conversation) => receive(conversation, incoming.messages))
    return true
  }

  async function refresh(): Promise<boolean> {
    try {
      const [fresh] = await Promise.all([fetchTicket(ticket.id), readMessages()])
      learn(fresh)
      update(() => ({ now: new Date(), isStale: false }))
      return true
    } catch (error) {
      console.error(error)
      update(() => ({ isStale: true }))
      return false
    }
  }

  /** The next refresh reports a failure. */
  async function look(): Promise<boolean> {
    try {
      // A new message may have reopened the ticket.
      if (await readMessages()) learn(await fetchTicket(ticket.id))
      return true
    } catch (error) {
      console.error(error)
      return false
    }
  }
  usePoll({ refresh, look })

  async function post({ key, body, since, files = [] }: Unsent) {
    const onProgress = (share: number) => update(({ shares }) => ({ shares: { ...shares, [key]: share } }))
    const sent = { body, since, files: files.flatMap(({ file }) => file ?? []) }
    const message = await postMessage(ticket.id, sent, onProgress)
    converse((conversation) => confirm(conversation, key, message))
    const wasClosed = latest.current.ticket.status === 'closed'
    learn({ ...latest.current.ticket, status: 'open', updatedAt: message.createdAt })
    // The message has reopened it already, so a failure here loses nothing.
    if (wasClosed) await putStatus(ticket.id, 'open').then(learn, console.error)
  }

  /** One after the other, so that messages arrive in the order they were written. */
  function inTurn(key: string, work: () => Promise<void>) {
    turn.current = turn.current.then(work).catch(async (error) => {
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

  /** `since`: the last message that the user had seen when they began to write. */
  function send(body: string, files: UnsentFile[], since: number | undefined) {
    const at = new Date()
    const { conversation } = latest.current
    const key = `unsent-${at.getTime()}-${conversation.unsent.length}`
    const one = { key, body, files, at, after: lastId(conversation), since, failed: false }
    update(() => ({ now: at }))
    converse((known) => queue(known, one))
    inTurn(key, () => post(one))
  }

  /** Checks first whether the message was received: perhaps only the response was lost. */
  function retry(key: string) {
    converse((conversation) => markPending(conversation, key, false))
    inTurn(key, async () => {
      await readMessages()
      const one = latest.current.conversation.unsent.find((unsent) => unsent.key === key)
      if (one) await post(one)
    })
  }

  function sendAnyway(key: string) {
    converse((conversation) => markInsisted(conversation, key))
    const one = latest.current.conversation.unsent.find((unsent) => unsent.key === key)
    if (one) inTurn(key, () => post(one))
  }

  /** Removes an unsent message and returns it. */
  function takeBack(key: string): Unsent | undefined {
    const one = latest.current.conversation.unsent.find((unsent) => unsent.key === key)
    converse((conversation) => removePending(conversation, key))
    return one
  }

  const restore = useEffectEvent(() => {
    const { unsent } = storedTexts(me.authorId, ticket.id)
    if (unsent.length > 0) converse((conversation) => queue(conversation, ...unsent))
  })
  useEffect(() => restore(), [])

  // The page was reloaded, as by Back: its data is now the current one.
  const shown = useRef(ticket)
  const learnFromPage = useEffectEvent(() => {
    if (shown.current === ticket) return
    shown.current = ticket
    learn(ticket)
    converse((conversation) => receive(conversation, messages))
  })
  useEffect(() => learnFromPage(), [ticket])

  return { ...seen, send, retry, sendAnyway, takeBack }
}

/** The server's reason for a refusal; undefined when it was not reached. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.message !== NO_REASON ? error.message : undefined
