import { clsx } from 'clsx'
import { steps } from '@/content/steps'
import { House, type HouseStage } from '../art/house'
import { Moment } from '../ui/dates/dates'

type Props = {
  /** The stage in progress; those before it are done. */
  current: number
  /** When the completed stages were done. */
  doneAt?: readonly (Date | undefined)[]
  className?: string
}

/** A project as the four stages of the house: done, in progress, to come. */
export const ProjectStages = ({ current, doneAt = [], className }: Props) => (
  <ol className={clsx('grid grid-cols-1 gap-x-6 gap-y-5', className)}>
    {steps.map(({ title, text }, index) => (
      <li
        key={title}
        {...(index === current && { 'aria-current': 'step' })}
        className="flex gap-4 sm:flex-col sm:gap-3"
      >
        <House
          stage={index as HouseStage}
          className={clsx('w-24 shrink-0 sm:w-full sm:max-w-44', index > current && 'opacity-45')}
        />
        <div className="min-w-0">
          <h3 className={clsx('font-text text-base tracking-normal', index > current && 'text-muted')}>
            {index + 1}. {title}
          </h3>
          <p className="text-muted text-sm">
            {index < current ? <Done at={doneAt[index]} /> : index === current ? <b>En cours</b> : text}
          </p>
        </div>
      </li>
    ))}
  </ol>
)

const Done = ({ at }: { at: Date | undefined }) => (
  <span className="inline-flex items-start gap-1.5 text-success">
    <Tick />
    <span>
      Fait
      {at && (
        <>
          {' '}
          le <Moment at={at} />
        </>
      )}
    </span>
  </span>
)

const Tick = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="mt-0.5 size-4 shrink-0"
    aria-hidden="true"
  >
    <path d="M20 6 9 17l-5-5" />
  </svg>
)
