import { dayLabel } from '../ui/dates'
import { BubbleGroup, type UnsentActions } from './bubble-group'
import type { BubbleDay } from './bubbles'

type Props = { days: BubbleDay[]; me: number; now: Date; actions: UnsentActions }

/** The conversation, oldest first. Being a log, it announces what is added to it. */
export function MessageLog({ days, me, now, actions }: Props) {
  return (
    <div role="log" aria-label="Messages" className="flex flex-col gap-6">
      {days.map(({ day, groups }) => (
        <section key={groups[0]?.key} className="flex flex-col gap-4">
          <h2 className="flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
            <time dateTime={day} className="font-semibold font-text tracking-normal">
              {dayLabel(day, now)}
            </time>
          </h2>
          {groups.map((group) => (
            <BubbleGroup key={group.key} group={group} isOwn={group.authorId === me} actions={actions} />
          ))}
        </section>
      ))}
    </div>
  )
}
