import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../ui/button'

const STEPS = [
  { name: 'before', verb: 'Placer avant', by: -1, Icon: ArrowLeft },
  { name: 'after', verb: 'Placer après', by: 1, Icon: ArrowRight },
] as const

type Props = {
  /** The tile's id, the prefix of the buttons' ids. */
  id: string
  label: string
  position: number
  count: number
  /** `focus`: the id of the button that keeps the focus. */
  onMove: (position: number, focus: string) => void
}

/** Moves a picture by one place. At an end of the gallery the button stays but does nothing, so that it keeps the focus. */
export const MoveButtons = ({ id, label, position, count, onMove }: Props) =>
  STEPS.map(({ name, verb, by, Icon }) => {
    const target = position + by
    const isLast = target < 1 || target > count
    const own = `${id}-${name}`
    return (
      <Button
        key={name}
        id={own}
        look="quiet"
        size="small"
        title={verb}
        aria-label={`${verb}\u00a0: ${label}`}
        aria-disabled={isLast || undefined}
        onClick={isLast ? undefined : () => onMove(target, own)}
        className="min-w-9 px-0 text-text pointer-coarse:min-w-11"
      >
        <Icon aria-hidden="true" className="size-4" />
      </Button>
    )
  })
