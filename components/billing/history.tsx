import { clsx } from 'clsx'
import { LongDate } from '../ui/dates/dates'
import { UnbrokenNumbers } from './unbroken-numbers'

export type HistoryEntry = { at: Date; text: string }

const LATEST = 2

type Props = { entries: readonly HistoryEntry[] }

/** The history of a subscription, under its heading. */
export const History = ({ entries }: Props) =>
  entries.length > 0 && (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold font-text text-base tracking-normal">Historique</h4>
      <HistoryEntries entries={entries} />
    </div>
  )

/** The latest two and the first, on a phone only the latest; the others on demand. Newest first. */
export function HistoryEntries({ entries }: Props) {
  const newest = entries.toReversed()
  const [latest, ...earlier] = newest
  if (!latest) return null
  const first = newest.slice(LATEST).slice(-1)
  const between = newest.slice(LATEST, -1)
  const isFolded = between.length > 0
  return (
    <div className="flex flex-col gap-3">
      <Entries entries={[latest]} />
      <div className="-mt-1 max-sm:hidden">
        <Entries entries={isFolded ? newest.slice(1, LATEST) : earlier} />
      </div>
      {earlier.length > 0 && (
        <details className={clsx('group', !isFolded && 'sm:hidden')}>
          <summary className="text-link w-fit cursor-pointer">
            <span className="group-open:hidden">Tout voir ({entries.length})</span>
            <span className="hidden group-open:inline">Réduire</span>
          </summary>
          <div className="pt-3 sm:hidden">
            <Entries entries={earlier} />
          </div>
          <div className="pt-3 max-sm:hidden">
            <Entries entries={between} />
          </div>
        </details>
      )}
      {isFolded && (
        <div className="max-sm:hidden">
          <Entries entries={first} />
        </div>
      )}
    </div>
  )
}

const Entries = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <ol className="flex flex-col gap-2">
    {entries.map(({ at, text }) => (
      <li
        key={`${at.getTime()} ${text}`}
        className="grid gap-x-4 border-hairline border-l-2 pl-3 sm:grid-cols-[10.5rem_minmax(0,1fr)]"
      >
        <span className="text-muted text-sm sm:pt-px">
          <LongDate value={at.toISOString()} />
        </span>
        <span className="wrap-anywhere">
          <UnbrokenNumbers text={text} />
        </span>
      </li>
    ))}
  </ol>
)
