'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button'

type PartProps = { title: string; editor: ReactNode; forceOpen?: boolean; children: ReactNode }

/** Some of the answers, with 'Modifier' in place. */
export function Part({ title, editor, forceOpen = false, children }: PartProps) {
  const [editing, setEditing] = useState(false)
  const open = editing || forceOpen
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-3 not-last:border-hairline not-last:border-b not-last:pb-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        <Button look="secondary" size="small" aria-expanded={open} onClick={() => setEditing(!open)}>
          {open ? 'Terminer' : 'Modifier'}
          <span className="sr-only">&nbsp;: {title}</span>
        </Button>
      </div>
      {open ? editor : <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">{children}</dl>}
    </section>
  )
}

export function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words text-right font-medium">{children}</dd>
    </div>
  )
}
