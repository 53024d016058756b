import { ArrowLeftToLine, ArrowRightToLine, Captions, Ellipsis, Trash2 } from 'lucide-react'
import { Menu, MenuItem } from '../ui/overlays/menu'

type Props = {
  /** The id of the tile. */
  id: string
  label: string
  position: number
  count: number
  onMove: (position: number, focus: string) => void
  /** The ids of the popovers that it opens: the form for the alternative text, and the confirmation of a deletion. */
  textId: string
  confirmationId: string
}

/** The menu of actions on a picture. */
export const PictureMenu = ({ id, label, position, count, onMove, textId, confirmationId }: Props) => (
  <Menu
    look="quiet"
    label={<Ellipsis aria-hidden="true" className="size-5" />}
    name={`Actions\u00a0: ${label}`}
    className="picture-actions ml-auto min-w-9 px-0 text-text pointer-coarse:min-w-11"
  >
    <MenuItem popoverTarget={textId} popoverTargetAction="show" className="noscript:hidden">
      <Captions aria-hidden="true" className={ICON} />
      <span>
        Décrire
        <Label label={label} />
      </span>
    </MenuItem>
    {position > 1 && (
      <MenuItem onClick={() => onMove(1, id)} className="noscript:hidden">
        <ArrowLeftToLine aria-hidden="true" className={ICON} />
        <span>
          Placer en premier
          <Label label={label} />
        </span>
      </MenuItem>
    )}
    {position < count && (
      <MenuItem onClick={() => onMove(count, id)} className="noscript:hidden">
        <ArrowRightToLine aria-hidden="true" className={ICON} />
        <span>
          Placer en dernier
          <Label label={label} />
        </span>
      </MenuItem>
    )}
    <MenuItem danger popoverTarget={confirmationId} popoverTargetAction="show">
      <Trash2 aria-hidden="true" className={ICON} />
      <span>
        Supprimer
        <Label label={label} />
      </span>
    </MenuItem>
  </Menu>
)

const ICON = 'size-4 shrink-0'

const Label = ({ label }: { label: string }) => <span className="sr-only">&nbsp;: {label}</span>
