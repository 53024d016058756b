'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  first: readonly string[]
  answers: readonly string[]
  /** The fields of the form, the text first. */
  children: ReactNode
}

/** A demo conversation: messages stay on the page, and an answer from `answers` follows at once. The client and the agency
 *  take turns. Without script it stays in its initial state, without the form. */
export function HeroConversation({ first, answers, children }: Props) {
  const [messages, setMessages] = useState(first)
  const log = useRef<HTMLDivElement>(null)
  const tried = messages !== first

  useEffect(() => {
    log.current?.scrollTo(0, 1e6)
  }, [messages])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = (form.elements[0] as HTMLInputElement).value.trim()
    form.reset()
    if (text) setMessages([...messages, text, answers[tried ? 1 : 0] as string])
  }

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label="Conversation d’exemple"
        // Focusable only once it may overflow: then keys scroll it.
        tabIndex={tried ? 0 : undefined}
        className="hero-log"
      >
        <span>Aujourd’hui</span>
        {messages.map((text, index) => (
          <p key={index}>
            <b className="sr-only">{index % 2 ? 'L’agence\u00a0: ' : 'Vous\u00a0: '}</b>
            {text}
          </p>
        ))}
      </div>
      <form onSubmit={send} className="mt-3 noscript:hidden">
        {children}
      </form>
    </>
  )
}
