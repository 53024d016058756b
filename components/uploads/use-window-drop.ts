import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Browsers repeat `dragover` while files are held still: after this many milliseconds without one, they have left. */
const LEFT_MS = 500

/** Accepts files dropped anywhere in the window, which the browser would otherwise open. Returns whether files are being
 *  dragged over it. */
export function useWindowDrop(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const timer = useRef<number>(undefined)

  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(setOver, LEFT_MS, false)
  })

  const onDrop = useEffectEvent((event: DragEvent) => {
    clearTimeout(timer.current)
    setOver(false)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('dragover', (event) => onDragOver(event), { signal })
    document.addEventListener('drop', (event) => onDrop(event), { signal })
    return () => {
      controller.abort()
      clearTimeout(timer.current)
    }
  }, [])
  return isOver
}
