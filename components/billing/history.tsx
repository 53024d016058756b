import { LongDate } from '../ui/dates'
import { UnbrokenNumbers } from './unbroken-numbers'

export type HistoryEntry = { at: Date; text: string }

const LATEST = 2

type Props = { entries: readonly HistoryEntry[] }

/** What happened to a subscription, under its heading. */
export const History = ({ entries }: Props) =>
  entries.length > 0 && (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold font-text text-base tracking-normal">Historique</h4>
      <HistoryEntries entries={entries} />
    </div>
  )

/** The latest two and the first, the others on demand. Newest first. */
export function HistoryEntries({ entries }: Props) {
  const newest = entries.toReversed()
  const first = newest.at(-1)
  if (!first) return null
  const between = newest.slice(LATEST, -1)
  if (between.length === 0) return <Entries entries={newest} />
  return (
    <div className="flex flex-col gap-3">
      <Entries entries={newest.slice(0, LATEST)} />
      <details className="group">
        <summary className="text-link w-fit cursor-pointer">
          <span className="group-open:hidden">Tout voir ({entries.length})</span>
          <span className="hidden group-open:inline">Réduire</span>
        </summary>
        <div className="pt-3">
          <Entries entries={between} />
        </div>
      </details>
      <Entries entries={[first]} />
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
