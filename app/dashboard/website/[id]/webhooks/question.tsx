'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, buttonStyle } from '@/components/ui/button'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import type { FormState } from '@/lib/domain/forms/schema'

type Props = {
  label: string
  icon: ReactNode
  /** The address that it is about, for those who hear the page. */
  about: string
  question: ReactNode
  action: (previous: FormState, form: FormData) => Promise<FormState>
  fields: { websiteId: number; endpointId: number }
  unreachable: string
  look: 'danger' | 'plain'
}

const LOOKS = {
  danger: { summary: 'text-danger', box: 'bg-danger-ground text-danger', yes: 'danger' },
  plain: { summary: '', box: 'bg-sunken', yes: 'primary' },
} as const

/** Asks before it acts. Without script too: the question opens by itself, and 'Non' reads the page anew. */
export function Question({ label, icon, about, question, action, fields, unreachable, look }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const no = useRef<HTMLAnchorElement>(null)
  const asked = useId()
  const [state, submit, busy] = useGuardedAction(action, unreachable, close)
  useFocusWhenGone(busy)
  const { summary, box: ground, yes } = LOOKS[look]

  function close() {
    if (!box.current) return
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  return (
    <details
      ref={box}
      onKeyDown={onKeyDown}
      onToggle={() => box.current?.open && no.current?.focus()}
      className="open:flex open:basis-full open:flex-wrap open:items-center open:gap-3"
    >
      <summary
        className={buttonStyle({
          look: 'quiet',
          size: 'small',
          className: `list-none ${summary} [&::-webkit-details-marker]:hidden`,
        })}
      >
        {icon}
        {label}
        <span className="sr-only"> {about}</span>
      </summary>
      <form action={submit} className={`flex flex-wrap items-center gap-2 rounded-input px-3 py-2 ${ground}`}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p id={asked} className="mr-1 font-semibold text-sm max-sm:basis-full">
          {question}
        </p>
        <Button type="submit" look={yes} size="small" disabled={busy} aria-describedby={asked}>
          Oui
        </Button>
        <a
          ref={no}
          href={`/dashboard/website/${fields.websiteId}/webhooks`}
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
          aria-describedby={asked}
          className={buttonStyle({ look: 'secondary', size: 'small' })}
        >
          Non
        </a>
      </form>
      {state.status === 'error' && <Alert className="basis-full">{state.message}</Alert>}
    </details>
  )
}

/** When the card goes away with what had the keyboard, the list's heading takes it. */
function useFocusWhenGone(busy: boolean) {
  const isBusy = useRef(busy)
  useEffect(() => {
    isBusy.current = busy
  }, [busy])
  useEffect(
    () => () => {
      if (isBusy.current) document.getElementById('adresses')?.focus()
    },
    [],
  )
}
