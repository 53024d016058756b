import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../ui/button'

const LOOKS = {
  up: { verb: 'Monter', Icon: ArrowUp },
  down: { verb: 'Descendre', Icon: ArrowDown },
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
  return (
    <Button
      id={id}
      look="secondary"
      size="small"
      title={verb}
      aria-label={`${verb} : ${label}`}
      aria-disabled={isLast || undefined}
      onClick={isLast ? undefined : onMove}
      className="min-w-9 px-0 pointer-coarse:min-w-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  )
}
