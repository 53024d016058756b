import { Fragment } from 'react'
import { dayLabel } from '../ui/dates/dates'
import { BubbleGroup, type UnsentActions } from './bubble-group'
import type { BubbleDay, BubbleGroup as Group } from './bubbles'

/** The anchor of the first unread message. */
export const FIRST_UNREAD = 'premier-non-lu'

type Props = {
  ticketId: number
  days: BubbleDay[]
  me: number
  now: Date
  /** The first message that was unread when the conversation was opened; 0 for none. */
  firstUnread: number
  shares: Record<string, number>
  actions: UnsentActions
}

/** The conversation, oldest first. Its role `log` announces additions. */
export function MessageLog({ days, me, now, firstUnread, ...rest }: Props) {
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
            <Fragment key={group.key}>
              {has(group, firstUnread) && <UnreadLine />}
              <BubbleGroup group={group} isOwn={group.authorId === me} {...rest} />
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  )
}

const has = ({ bubbles }: Group, id: number) => bubbles.some(({ key }) => key === String(id))

const UnreadLine = () => (
  <p
    id={FIRST_UNREAD}
    className="flex scroll-mt-24 md:scroll-mt-40 items-center gap-3 font-semibold text-accent-text text-sm after:h-px after:flex-1 after:bg-accent-ring"
  >
    Non lu
  </p>
)
