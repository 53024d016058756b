import { AppLink } from '@/components/navigation/app-link'
import { PERIODS, type ViewPeriod } from '@/lib/domain/audience/schema'
import { PERIOD_NAMES } from './words'

type Props = { current: ViewPeriod; hrefOf: (period: ViewPeriod) => string }

export const PeriodLinks = ({ current, hrefOf }: Props) => (
  <nav aria-label="Période">
    <ul className="grid grid-cols-3 gap-0.5 rounded-button border border-control bg-sunken p-0.5 sm:inline-grid">
      {PERIODS.map((period) => (
        <li key={period}>
          <AppLink
            href={hrefOf(period)}
            scroll={false}
            aria-current={period === current ? 'page' : undefined}
            className="flex min-h-10 items-center justify-center whitespace-nowrap rounded-input px-2 text-muted sm:px-6 no-underline hover:text-text aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-text aria-[current]:shadow-low pointer-coarse:min-h-11"
          >
            {PERIOD_NAMES[period]}
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
)
