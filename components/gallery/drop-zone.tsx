'use client'

import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

type Props = { onFiles: (files: File[]) => void; children: ReactNode }

/** Takes files that are dropped on it, or pasted anywhere on the page. */
export function DropZone({ onFiles, children }: Props) {
  const [isOver, setOver] = useState(false)
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })

  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }

  function onDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    <div
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      className={clsx(
        'flex flex-col gap-4 rounded-card',
        isOver && 'outline-2 outline-accent-ring outline-dashed outline-offset-4',
      )}
    >
      {children}
    </div>
  )
}
