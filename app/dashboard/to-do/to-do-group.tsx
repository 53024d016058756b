import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'

type GroupProps = {
  label: string
  /** The link to the rest, when only the first lines are shown. */
  more?: { href: string; text: string } | undefined
  children: ReactNode
}

/** The to-do lines of one source. */
export const ToDoGroup = ({ label, more, children }: GroupProps) => (
  <>
    <ul aria-label={label} className="divide-y divide-hairline">
      {children}
    </ul>
    {more && (
      <p className="px-4 py-2 text-sm sm:px-5 sm:pl-14">
        <AppLink href={more.href} className="text-link">
          {more.text}
        </AppLink>
      </p>
    )}
  </>
)

const LOOKS = { accent: 'text-accent-text', late: 'text-late', danger: 'text-danger' }

type LineProps = {
  icon: LucideIcon
  look?: keyof typeof LOOKS
  /** The task, linked to `href` if given. */
  title: ReactNode
  href?: string
  /** The subject or person; empty parts are left out. */
  about: readonly (ReactNode | false | null | undefined)[]
  /** Badges and buttons. */
  children?: ReactNode
  /** An amount or a date at the end of the line. */
  value?: ReactNode
}

/** One task: icon, action, subject, and what is at stake. */
export function ToDoLine({ icon: Icon, look = 'accent', title, href, about, children, value }: LineProps) {
  const parts = about.filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <Icon aria-hidden="true" className={`size-5 shrink-0 max-sm:hidden ${LOOKS[look]}`} />
      <span className="min-w-0 flex-1 basis-56">
        {href ? (
          <AppLink href={href} className="plain-link wrap-anywhere font-semibold">
            {title}
          </AppLink>
        ) : (
          <span className="block font-semibold">{title}</span>
        )}
        {parts.length > 0 && (
          <span className="wrap-anywhere block text-muted text-sm">
            {parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}
          </span>
        )}
      </span>
      {children}
      {value !== undefined && (
        <span className="text-right text-sm tabular-nums max-sm:ml-auto sm:min-w-24">{value}</span>
      )}
    </li>
  )
}
