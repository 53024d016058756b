import type { TicketMessage } from '@/lib/domain/tickets/schema'

/** A file of an unsent message; without its content after a reload. */
export type UnsentFile = { name: string; bytes: number; file?: File | undefined }

/** A message of the user that the server has not confirmed. */
export type Unsent = {
  /** A UUID, sent with it, so that a repeat sends it once. Stays the bubble's key once the message is sent, so that it is
   *  rendered and announced once. */
  key: string
  body: string
  files?: UnsentFile[]
  at: Date
  /** The id of the last message when it was written; its own id can only be greater. */
  after: number
  /** The last message that the user had seen when they began to write; without it the message is sent in any case. */
  since?: number | undefined
  failed: boolean
  /** The server's reason for the failure, if given. */
  reason?: string | undefined
  /** Not sent: a newer message has arrived, and the user has not decided yet. */
  asks?: boolean
}

/** A conversation as one user sees it: the server's messages, then their own unsent ones. */
export type Conversation = {
  me: number
  messages: TicketMessage[]
  unsent: Unsent[]
  /** The keys of confirmed messages that were unsent before, by message id. */
  keys: Record<number, string>
}

export const startConversation = (me: number, messages: TicketMessage[]): Conversation => ({
  me,
  messages,
  unsent: [],
  keys: {},
})

export const lastId = ({ messages }: Conversation): number => messages.at(-1)?.id ?? 0

/** Adds messages from the server. A message of the user that appears although its call failed counts as sent: only the
 *  response was lost, and sending it again would duplicate it. */
export function receive(conversation: Conversation, incoming: TicketMessage[]): Conversation {
  const known = new Set(conversation.messages.map(({ id }) => id))
  const fresh = incoming.filter(({ id }) => !known.has(id))
  const messages = [...conversation.messages, ...fresh].toSorted((a, b) => a.id - b.id)
  const keys = { ...conversation.keys }
  const unsent = conversation.unsent.filter(({ key, body, files, after }) => {
    const arrived = messages.find(
      ({ id, authorId, body: text, files: arrivedFiles }) =>
        id > after &&
        authorId === conversation.me &&
        text === body &&
        sizes(arrivedFiles) === sizes(files) &&
        keys[id] === undefined,
    )
    if (arrived) keys[arrived.id] = key
    return !arrived
  })
  return { ...conversation, messages, unsent, keys }
}

/** Names may change on the way, sizes and order do not. */
const sizes = (files: { bytes: number }[] = []) => files.map(({ bytes }) => bytes).join()

/** Replaces an unsent message by the one the server returned. */
export function confirm(conversation: Conversation, key: string, message: TicketMessage): Conversation {
  const keys = { [message.id]: key, ...conversation.keys }
  const unsent = conversation.unsent.filter((one) => one.key !== key)
  return receive({ ...conversation, unsent, keys }, [message])
}

/** Adds unsent messages, except those already queued or already on the server. */
export function queue(conversation: Conversation, ...added: Unsent[]): Conversation {
  const known = new Set(conversation.unsent.map(({ key }) => key))
  const fresh = added.filter(({ key }) => !known.has(key))
  return receive({ ...conversation, unsent: [...conversation.unsent, ...fresh] }, [])
}

export const markPending = (
  conversation: Conversation,
  key: string,
  failed: boolean,
  reason?: string,
): Conversation => change(conversation, key, { failed, reason })

/** Holds a message back until the user decides whether to send it anyway. */
export const holdForConfirmation = (conversation: Conversation, key: string): Conversation =>
  change(conversation, key, { failed: false, asks: true })

/** Sends it without asking about newer messages. */
export const markInsisted = (conversation: Conversation, key: string): Conversation =>
  change(conversation, key, { failed: false, asks: false, since: undefined })

/** Removes an unsent message. */
export const removePending = (conversation: Conversation, key: string): Conversation => ({
  ...conversation,
  unsent: conversation.unsent.filter((one) => one.key !== key),
})

const change = (conversation: Conversation, key: string, change: Partial<Unsent>): Conversation => ({
  ...conversation,
  unsent: conversation.unsent.map((one) => (one.key === key ? { ...one, ...change } : one)),
})

/** The number of messages by others after the last known one. */
export const unreadOf = (messages: TicketMessage[], known: number, me: number): number =>
  messages.filter(({ id, authorId }) => id > known && authorId !== me).length
