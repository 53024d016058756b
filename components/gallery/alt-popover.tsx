'use client'

import { useRef, useState } from 'react'
import { returnFocus } from '../ui/overlays/return-focus'
import { AltForm } from './alt-form'

type Props = { id: string; name: string; alt: string; onSave: (alt: string) => void }

/** The form for a picture's alternative text, above its neighbours. The button that opens it gets the focus back. */
export function AltPopover({ id, name, alt, onSave }: Props) {
  const bubble = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div
      ref={bubble}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={name}
      // Mounts the form before the popover opens, and unmounts it after it has closed and moved the focus.
      onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
      onToggle={(event) => {
        if (event.newState === 'open') return
        returnFocus(event.currentTarget)
        setOpen(false)
      }}
      className="bubble w-80 p-4"
    >
      {isOpen && (
        <AltForm id={`${id}-text`} alt={alt} onSave={onSave} onCancel={() => bubble.current?.hidePopover()} />
      )}
    </div>
  )
}
