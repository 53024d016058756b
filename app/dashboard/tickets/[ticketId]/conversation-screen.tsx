'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { bubblesOf, groupBubbles } from '@/components/tickets/bubbles'
import { lastId } from '@/components/tickets/conversation'
import { MessageLog } from '@/components/tickets/message-log'
import { TicketBadge } from '@/components/tickets/ticket-badge'
import { Alert } from '@/components/ui/alert'
import { Moment } from '@/components/ui/dates'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'
import { forgetSentDraft } from '../../new-ticket/stored-draft'
import { CloseForm } from './close-form'
import { Composer, type ComposerHandle } from './composer'
import { EndButton } from './end-button'
import { type Start, useConversation } from './use-conversation'
import { useEnd } from './use-end'
import { useReadMark } from './use-read-mark'

type Props = Start & {
  /** Up to which message the person has read it. */
  readUpTo: number
  /** Answers to insert, and the one that the address names. */
  answers: CannedAnswer[]
  inserted: string | undefined
  children: ReactNode
}

/** All of a ticket that changes while it is looked at; `children` stand above its messages. */
export function ConversationScreen({ readUpTo, answers, inserted, children, ...start }: Props) {
  const { me } = start
  const { ticket, conversation, now, isStale, send, retry, sendAnyway, takeBack } = useConversation(start)
  const bubbles = bubblesOf(conversation, me)
  const { end, isAtEnd, seen, unread, toEnd, follow } = useEnd(
    conversation.messages,
    me.authorId,
    bubbles.length,
  )
  useReadMark(ticket.id, seen, readUpTo)
  const composer = useRef<ComposerHandle>(null)

  const opening = conversation.messages[0]?.body
  useEffect(() => forgetSentDraft(me.authorId, opening), [me.authorId, opening])

  function sendAndFollow(body: string, since: number | undefined) {
    send(body, since)
    requestAnimationFrame(follow)
  }

  const actions = {
    retry,
    insist: sendAnyway,
    edit: (key: string) => composer.current?.putBack(takeBack(key)),
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
      <MessageLog days={groupBubbles(bubbles)} me={me.authorId} now={now} actions={actions} />
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
        <Composer
          ref={composer}
          ticketId={ticket.id}
          me={me.authorId}
          status={ticket.status}
          lastMessageId={lastId(conversation)}
          answers={answers}
          inserted={inserted}
          onSend={sendAndFollow}
        />
      </div>
      <div ref={end} aria-hidden="true" className="-mt-6 h-px" />
    </>
  )
}
