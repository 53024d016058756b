import { clsx } from 'clsx'
import { Moment } from '../ui/dates/dates'

/** `at`: null for a future step or an unknown time. */
export type Step = { words: string; at: Date | null; isToCome?: true }

/** The past steps in chronological order, and the next ones. */
export const StepList = ({ steps }: { steps: Step[] }) => (
  <ol>
    {steps.map(({ words, at, isToCome }, index) => (
      <li key={`${words} ${at?.getTime()}`} className="group relative flex gap-3 not-last:pb-4">
        {index < steps.length - 1 && (
          <span aria-hidden="true" className="absolute top-3 bottom-0 left-[5px] w-0.5 bg-hairline" />
        )}
        <span
          aria-hidden="true"
          className={clsx(
            'relative mt-1.5 size-3 shrink-0 rounded-full border-2',
            isToCome ? 'border-control bg-surface' : 'border-accent-ring bg-accent-ring',
          )}
        />
        <span className={clsx('min-w-0', isToCome && 'text-muted')}>
          <span className="block font-medium leading-snug">
            {words}
            {isToCome && <span className="sr-only"> (à venir)</span>}
          </span>
          {at && (
            <span className="text-muted text-sm">
              <Moment at={at} />
            </span>
          )}
        </span>
      </li>
    ))}
  </ol>
)
