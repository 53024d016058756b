'use client'

import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useWindowDrop } from '../uploads/use-window-drop'

/** Accepts files dropped or pasted anywhere in the window. Shows an overlay while files are dragged over it. */
export function WindowDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const isOver = useWindowDrop(onFiles)

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })

  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  if (!isOver) return null
  return (
    <div className="drop-overlay">
      <p className="display flex flex-col items-center gap-3 text-3xl">
        <ImagePlus aria-hidden="true" className="size-10 text-accent-text" />
        Déposez vos images
      </p>
    </div>
  )
}
