import { clsx } from 'clsx'
import { AppLink } from '@/components/navigation/app-link'
import type { Website } from '@/lib/domain/websites/schema'

type Props = { sites: Website[]; chosen: number | null; hrefOf: (site: number | undefined) => string }

/** The website of the subscription, or a future one. */
export const SiteChoice = ({ sites, chosen, hrefOf }: Props) => (
  <nav aria-labelledby="site" className="flex flex-col gap-3">
    <h2 id="site" className="text-xl">
      Pour quel site&nbsp;?
    </h2>
    <ul className="flex flex-wrap gap-2">
      {[...sites.map(({ id, name }) => ({ id, name })), { id: null, name: 'Un site à venir' }].map(
        ({ id, name }) => (
          <li key={id ?? 'none'} className="max-w-full">
            <AppLink
              href={hrefOf(id ?? undefined)}
              scroll={false}
              {...(id === chosen && { 'aria-current': 'true' as const })}
              className={clsx(
                'wrap-anywhere flex min-h-11 items-center rounded-button border-2 px-4 py-1.5 font-semibold text-text no-underline',
                id === chosen
                  ? 'border-accent-ring bg-accent-soft'
                  : 'border-hairline bg-surface hover:border-control',
              )}
            >
              {id === chosen && <span aria-hidden="true">✓&nbsp;</span>}
              {name}
            </AppLink>
          </li>
        ),
      )}
    </ul>
  </nav>
)
