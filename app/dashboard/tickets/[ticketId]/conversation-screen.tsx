'use client'

import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { bubblesOf, groupBubbles } from '@/components/tickets/bubbles'
import { lastId } from '@/components/tickets/conversation'
import { MessageLog } from '@/components/tickets/message-log'
import { Alert } from '@/components/ui/layout/alert'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'
import { forgetSentDraft } from '../../new-ticket/stored-draft'
import { CloseForm } from './close-form'
import { Composer } from './composer'
import { EndButton } from './end-button'
import { TicketFrame } from './frame'
import { TicketFacts } from './ticket-facts'
import type { ComposerHandle } from './use-composer'
import { useConversation } from './use-conversation'
import type { Start } from './use-conversation-state'
import { useReading } from './use-reading'

type Props = Start & {
  /** The URL of the back link. */
  back: string
  /** The ticket's site, if the reader may see it. */
  siteName: string | undefined
  /** What covers the fix of a bug; null for other tickets. */
  covered: string | null
  /** Whether the reader handles it for the agency. */
  isAgency: boolean
  aside: ReactNode
  /** The last message that the person has read. */
  readUpTo: number
  /** Answers to insert; `inserted`: the one that the URL names. */
  answers: CannedAnswer[]
  inserted: string | undefined
  children: ReactNode
}

/** A ticket's page, most of which updates while open; `children` are shown above its messages. */
export function ConversationScreen(props: Props) {
  const { back, siteName, covered, isAgency, aside, readUpTo, answers, inserted, children, ...start } = props
  const { me } = start
  const { ticket, conversation, now, isStale, shares, send, retry, sendAnyway, takeBack } =
    useConversation(start)
  const { messages } = conversation
  const last = messages.at(-1)
  const bubbles = bubblesOf(conversation, me)
  const { firstUnread, unseen, unread, end, isAtEnd, toEnd, follow } = useReading({
    ...{ ticketId: ticket.id, conversation, readUpTo },
    me: me.authorId,
    shown: bubbles.length,
  })
  const composer = useRef<ComposerHandle>(null)
  const name = `Demande n° ${ticket.id}`

  const opening = messages[0]?.body
  useEffect(() => forgetSentDraft(me.authorId, opening), [me.authorId, opening])

  const actions = {
    retry,
    markInsisted: sendAnyway,
    edit(key: string) {
      const one = takeBack(key)
      if (one) composer.current?.putBack(one)
    },
    drop(key: string) {
      takeBack(key)
      composer.current?.focus()
    },
  }

  return (
    <TicketFrame
      back={back}
      kicker={`${name} · ${ticket.type}`}
      title={ticket.title}
      action={<CloseForm ticketId={ticket.id} status={ticket.status} />}
      facts={
        <TicketFacts
          ticket={ticket}
          siteName={siteName}
          covered={covered}
          isForAgency={isAgency ? last?.authorRole === 'USER' : last?.authorId === me.authorId}
          isAgency={isAgency}
        />
      }
      aside={aside}
    >
      {children}
      <MessageLog
        ticketId={ticket.id}
        days={groupBubbles(bubbles)}
        me={me.authorId}
        now={now}
        firstUnread={firstUnread}
        shares={shares}
        actions={actions}
      />
      <ConversationFoot unread={unread} isAtEnd={isAtEnd} toEnd={toEnd} isStale={isStale}>
        <Composer
          ref={composer}
          ticketId={ticket.id}
          title={unseen > 0 ? `(${unseen}) ${name}` : name}
          me={me.authorId}
          status={ticket.status}
          lastMessageId={lastId(conversation)}
          answers={answers}
          inserted={inserted}
          onSend={(body, files, since) => {
            send(body, files, since)
            requestAnimationFrame(follow)
          }}
        />
      </ConversationFoot>
      {/* The send box is at the bottom of the window, if nothing follows it. */}
      <div
        ref={end}
        aria-hidden="true"
        className={clsx('-mt-6 h-px md:-mt-8', aside ? 'lg:-mb-14' : '-mb-10 md:-mb-14')}
      />
    </TicketFrame>
  )
}

type FootProps = {
  unread: number
  isAtEnd: boolean
  toEnd: () => void
  isStale: boolean
  children: ReactNode
}

/** Stays at the bottom of the window: the button to the end, and the send box as `children`. */
const ConversationFoot = ({ unread, isAtEnd, toEnd, isStale, children }: FootProps) => (
  <div
    data-sticky-foot
    className="relative bottom-0 -mx-4 border-hairline border-t bg-background px-4 py-3 tall:sticky md:-mx-6 md:px-6"
  >
    <EndButton unread={unread} isAtEnd={isAtEnd} onClick={toEnd} />
    {isStale && (
      <Alert look="late" className="mb-3">
        La conversation n’a pas pu être actualisée. Nouvel essai dans 30 secondes.
      </Alert>
    )}
    {children}
  </div>
)
