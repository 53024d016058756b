import { ArrowDown } from 'lucide-react'

/** Floats above the send box while the end is out of sight. The log has announced the message already. */
export function EndButton({ unread, onClick }: { unread: number; onClick: () => void }) {
  const label =
    unread === 0 ? 'Dernier message' : unread === 1 ? '1 nouveau message' : `${unread} nouveaux messages`
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute -top-13 left-1/2 inline-flex min-h-9 -translate-x-1/2 items-center gap-1.5 whitespace-nowrap rounded-full border border-control bg-surface px-4 font-semibold text-sm shadow-high hover:bg-sunken pointer-coarse:min-h-11"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {label}
    </button>
  )
}
