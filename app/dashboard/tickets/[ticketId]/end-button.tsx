import { ArrowDown } from 'lucide-react'
import { useState } from 'react'

type Props = { unread: number; isAtEnd: boolean; onClick: () => void }

/** Floats above the send box while the end is out of view. The log has already announced the message. */
export function EndButton({ unread, isAtEnd, onClick }: Props) {
  // Focusing it may scroll to the end: it stays until pressed or blurred.
  const [isHeld, setHeld] = useState(false)
  if (isAtEnd && !isHeld) return null
  const label =
    unread === 0 ? 'Dernier message' : unread === 1 ? '1 nouveau message' : `${unread} nouveaux messages`
  return (
    <button
      type="button"
      onFocus={(event) => setHeld(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
      onClick={() => {
        setHeld(false)
        onClick()
      }}
      className="absolute -top-13 left-1/2 inline-flex min-h-9 -translate-x-1/2 items-center gap-1.5 whitespace-nowrap rounded-full border border-control bg-surface px-4 font-semibold text-sm shadow-high hover:bg-sunken pointer-coarse:min-h-11"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {label}
    </button>
  )
}
