'use client'

import { type ReactNode, useEffect } from 'react'
import { bubblesOf, groupBubbles } from '@/components/tickets/bubbles'
import { MessageLog } from '@/components/tickets/message-log'
import { TicketBadge } from '@/components/tickets/ticket-badge'
import { Alert } from '@/components/ui/alert'
import { Moment } from '@/components/ui/moment'
import { forgetSentDraft } from '../../new-ticket/stored-draft'
import { CloseForm } from './close-form'
import { Composer } from './composer'
import { EndButton } from './end-button'
import { type Start, useConversation } from './use-conversation'
import { useEnd } from './use-end'

/** All of a ticket that changes while it is looked at; `children` stand above its messages. */
export function ConversationScreen({ children, ...start }: Start & { children: ReactNode }) {
  const { me } = start
  const { ticket, conversation, now, isStale, send, retry } = useConversation(start)
  const bubbles = bubblesOf(conversation, me)
  const { end, isAtEnd, unread, toEnd, follow } = useEnd(conversation.messages, me.authorId, bubbles.length)

  const opening = conversation.messages[0]?.body
  useEffect(() => forgetSentDraft(me.authorId, opening), [me.authorId, opening])

  function sendAndFollow(body: string) {
    send(body)
    requestAnimationFrame(follow)
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:justify-between border-hairline border-b pb-5">
        <TicketBadge status={ticket.status} />
        <p className="mr-auto text-muted text-sm max-sm:order-last max-sm:basis-full">
          Dernière modification : <Moment at={ticket.updatedAt} />
        </p>
        {ticket.status === 'open' && <CloseForm ticketId={ticket.id} />}
      </div>
      {children}
      <MessageLog days={groupBubbles(bubbles)} me={me.authorId} now={now} onRetry={retry} />
      <div
        data-sticky-foot
        className="relative bottom-0 -mx-4 border-hairline border-t bg-background px-4 py-3 tall:sticky md:-mx-6 md:px-6"
      >
        {!isAtEnd && <EndButton unread={unread} onClick={toEnd} />}
        {isStale && (
          <Alert look="late" className="mb-3">
            La conversation n’a pas pu être actualisée. Nouvel essai dans 30 secondes.
          </Alert>
        )}
        <Composer ticketId={ticket.id} me={me.authorId} status={ticket.status} onSend={sendAndFollow} />
      </div>
      <div ref={end} aria-hidden="true" className="-mt-6 h-px" />
    </>
  )
}
