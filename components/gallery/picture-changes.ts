import type { PlacedPicture } from '@/lib/domain/media/schema'

/** The fields of a picture that a gallery shows. */
export type ShownPicture = Pick<
  PlacedPicture,
  'id' | 'hash' | 'name' | 'alt' | 'width' | 'height' | 'position'
>

type Target = { id: number; hash: string }

/** A change made by a picture's buttons. */
export type TileChange = Target &
  ({ to: 'move'; position: number } | { to: 'describe'; alt: string } | { to: 'delete' })

/** `restore` undoes a deletion; `picture` is the picture as it was. */
export type PictureChange = TileChange | (Target & { to: 'restore'; picture: ShownPicture })

/** A picture's name for screen readers and messages. */
export const pictureLabel = ({ alt, name, position }: ShownPicture) => alt || name || `Image ${position}`

/** The gallery as it will be once the change is saved. Positions stay 1…n. */
export function applyChange(pictures: ShownPicture[], change: PictureChange): ShownPicture[] {
  const picture = pictures.find(({ id }) => id === change.id)
  if (change.to === 'restore') return picture ? pictures : numbered(insert(pictures, change.picture))
  if (!picture) return pictures
  if (change.to === 'describe')
    return pictures.map((one) => (one === picture ? { ...one, alt: change.alt } : one))
  const others = pictures.filter((one) => one !== picture)
  return numbered(change.to === 'move' ? insert(others, { ...picture, position: change.position }) : others)
}

const insert = (pictures: ShownPicture[], picture: ShownPicture) =>
  pictures.toSpliced(picture.position - 1, 0, picture)
const numbered = (pictures: ShownPicture[]) => pictures.map((one, index) => ({ ...one, position: index + 1 }))

/** What a screen reader announces after a change; a deletion only when it has succeeded. */
export function announce(picture: ShownPicture, change: PictureChange, count: number): string {
  const label = pictureLabel(picture)
  if (change.to === 'move') return `${label}, position ${change.position} sur ${count}`
  return ''
}

/** The toast after a change. */
export function announceSuccess(picture: ShownPicture, { to }: PictureChange): string | undefined {
  if (to === 'delete') return `Image supprimée\u00a0: ${pictureLabel(picture)}`
  if (to === 'restore') return `${pictureLabel(picture)}\u00a0: suppression annulée`
  return to === 'describe' ? 'Texte alternatif enregistré' : undefined
}
