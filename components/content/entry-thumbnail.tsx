import { clsx } from 'clsx'
import { narrowPicturePath } from '@/lib/domain/media/paths'
import { eventTile } from '../ui/dates/dates'
import { type AnyEntry, entryName } from './entry-words'

const BOX = 'order-first flex size-11 shrink-0 flex-col items-center justify-center rounded-input'

/** An entry's picture, which grows when its row is open; without one an event's day or a person's initials. */
export function EntryThumbnail({ entry, isGrey }: { entry: AnyEntry; isGrey: boolean }) {
  if (entry.pictureHash)
    return (
      <img
        src={narrowPicturePath(entry.pictureHash)}
        alt=""
        loading="lazy"
        className={clsx(BOX, 'object-cover group-open:size-28', isGrey && 'grayscale')}
      />
    )
  const look = clsx(BOX, 'bg-sunken font-semibold text-muted')
  if ('title' in entry) {
    const { day, month } = eventTile(entry.eventDate)
    return (
      <span aria-hidden="true" className={clsx(look, 'leading-none')}>
        <span className={isGrey ? '' : 'text-text'}>{day}</span>
        <span className="mt-0.5 font-medium text-xs">{month}</span>
      </span>
    )
  }
  return (
    <span aria-hidden="true" className={clsx(look, 'text-sm')}>
      {initials(entryName(entry))}
    </span>
  )
}

/** The initials of the first and the last word: « SL » for Sophie Lacaze. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0])
  return letters.join('').toLocaleUpperCase('fr')
}
