import { clsx } from 'clsx'
import { AppLink } from '@/components/navigation/app-link'
import { STANDINGS, type Standing } from '@/lib/domain/billing/standing-filter'
import { STANDING_NAMES } from './standing-words'

type Props = {
  counts: Record<Standing, number>
  current: Standing | undefined
  hrefOf: (standing: Standing | undefined) => string
}

/** The views of the list, with how many subscriptions each holds. */
export const StandingViews = ({ counts, current, hrefOf }: Props) => (
  <nav aria-label="Situation des abonnements">
    <ul className="flex gap-2 max-md:-mx-4 max-md:-my-1 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
      <View href={hrefOf(undefined)} isCurrent={current === undefined} name="Tous" />
      {STANDINGS.map((standing) => (
        <View
          key={standing}
          href={hrefOf(standing)}
          isCurrent={current === standing}
          name={STANDING_NAMES[standing]}
          count={counts[standing]}
        />
      ))}
    </ul>
  </nav>
)

type ViewProps = { href: string; isCurrent: boolean; name: string; count?: number }

const View = ({ href, isCurrent, name, count }: ViewProps) => (
  <li className="flex shrink-0">
    <AppLink
      href={href}
      scroll={false}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 rounded-full border-2 px-3.5 font-semibold text-sm no-underline pointer-coarse:min-h-11',
        isCurrent
          ? 'border-accent-ring bg-accent-soft text-text'
          : 'border-hairline bg-surface text-muted hover:border-control hover:text-text',
      )}
    >
      {name}
      {count !== undefined && <span className="font-normal text-muted tabular-nums">{count}</span>}
    </AppLink>
  </li>
)
