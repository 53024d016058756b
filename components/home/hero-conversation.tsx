'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  first: readonly string[]
  answers: readonly string[]
  /** The fields of the form, the text first. */
  children: ReactNode
}

/** A conversation to try: what is written stays on the page, and an answer from `answers` follows at once. The client
 *  and the agency speak by turns. Without script it stays as it began, and the form is not there. */
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
        // Only what is longer than its box is scrolled by keys.
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
