import type { TicketMessage } from '@/lib/domain/tickets/schema'

/** A message of one's own that the server has not confirmed. */
export type Unsent = {
  /** Stays the bubble's key when the message is through, so that it is drawn and announced once. */
  key: string
  body: string
  at: Date
  /** The last message known when it was written: it can only be one that comes after. */
  after: number
  failed: boolean
}

/** What one reader knows of a conversation: the server's messages, then their own on the way. */
export type Conversation = {
  me: number
  messages: TicketMessage[]
  unsent: Unsent[]
  /** Which confirmed message was which unsent one. */
  keys: Record<number, string>
}

export const startConversation = (me: number, messages: TicketMessage[]): Conversation => ({
  me,
  messages,
  unsent: [],
  keys: {},
})

export const lastId = ({ messages }: Conversation): number => messages.at(-1)?.id ?? 0

/** Takes in messages that the server knows. One's own that turns up though its call failed counts as sent:
 *  only the answer was lost, and sending again would double it. */
export function receive(conversation: Conversation, incoming: TicketMessage[]): Conversation {
  const known = new Set(conversation.messages.map(({ id }) => id))
  const fresh = incoming.filter(({ id }) => !known.has(id))
  const messages = [...conversation.messages, ...fresh].toSorted((a, b) => a.id - b.id)
  const keys = { ...conversation.keys }
  const unsent = conversation.unsent.filter(({ key, body, after }) => {
    const arrived = messages.find(
      ({ id, authorId, body: text }) =>
        id > after && authorId === conversation.me && text === body && keys[id] === undefined,
    )
    if (arrived) keys[arrived.id] = key
    return !arrived
  })
  return { ...conversation, messages, unsent, keys }
}

/** The call came back with its message. */
export function confirm(conversation: Conversation, key: string, message: TicketMessage): Conversation {
  const keys = { [message.id]: key, ...conversation.keys }
  const unsent = conversation.unsent.filter((one) => one.key !== key)
  return receive({ ...conversation, unsent, keys }, [message])
}

/** Adds messages that are not there yet; those that the server has already are not added. */
export function queue(conversation: Conversation, ...added: Unsent[]): Conversation {
  const known = new Set(conversation.unsent.map(({ key }) => key))
  const fresh = added.filter(({ key }) => !known.has(key))
  return receive({ ...conversation, unsent: [...conversation.unsent, ...fresh] }, [])
}

export const mark = (conversation: Conversation, key: string, failed: boolean): Conversation => ({
  ...conversation,
  unsent: conversation.unsent.map((one) => (one.key === key ? { ...one, failed } : one)),
})
