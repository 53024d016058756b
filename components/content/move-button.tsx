import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { Button } from '../ui/button'

const LOOKS = {
  up: { verb: 'Monter', Icon: ArrowUp },
  down: { verb: 'Descendre', Icon: ArrowDown },
  first: { verb: 'En premier', Icon: ArrowUpToLine },
}

type Props = {
  id: string
  label: string
  direction: keyof typeof LOOKS
  /** At the end of the list the button stays but does nothing, so that it keeps the focus. */
  isLast: boolean
  onMove: () => void
}

export function MoveButton({ id, label, direction, isLast, onMove }: Props) {
  const { verb, Icon } = LOOKS[direction]
  const isWord = direction === 'first'
  return (
    <Button
      id={id}
      data-writes
      look="secondary"
      size="small"
      title={isWord ? 'Placer en premier' : verb}
      aria-label={`${verb}\u00a0: ${label}`}
      aria-disabled={isLast || undefined}
      onClick={isLast ? undefined : onMove}
      className={isWord ? '' : 'min-w-9 px-0 pointer-coarse:min-w-11'}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isWord && verb}
    </Button>
  )
}
