'use client'

import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/button'

/** Asks in place before it deletes; the keyboard stands on 'Non'. */
export function DeleteEntryButton({ label, onDelete }: { label: string; onDelete: () => void }) {
  const [asking, setAsking] = useState(false)
  const question = useId()
  const no = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  useEffect(() => {
    if (asking) no.current?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = asking
  }, [asking])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setAsking(false)
  }

  if (!asking) {
    return (
      <Button ref={opener} look="quiet" size="small" onClick={() => setAsking(true)} className="text-danger">
        <Trash2 aria-hidden="true" className="size-4" />
        Supprimer<span className="sr-only"> : {label}</span>
      </Button>
    )
  }
  return (
    <div
      role="group"
      aria-labelledby={question}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-center gap-2 rounded-input bg-danger-ground px-3 py-2 text-danger"
    >
      <p id={question} className="mr-1 font-semibold text-sm max-sm:basis-full">
        Confirmer la suppression ?<span className="sr-only"> {label}</span>
      </p>
      {/* The second click of two that were meant for 'Supprimer' confirms nothing. */}
      <Button look="danger" size="small" onClick={({ detail }) => detail < 2 && onDelete()}>
        Oui
      </Button>
      <Button ref={no} look="secondary" size="small" onClick={() => setAsking(false)}>
        Non
      </Button>
    </div>
  )
}
