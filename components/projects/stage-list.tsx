import { clsx } from 'clsx'
import { currentStage, type Project, STAGE_NAMES } from '@/lib/domain/projects/schema'
import { House, type HouseStage } from '../art/house'
import { LongDate } from '../ui/dates/dates'

/** A project's stages as the growing house: done, in progress, and planned with their dates. */
export function StageList({ project: { stages }, className }: { project: Project; className?: string }) {
  const current = currentStage(stages)
  return (
    <ol className={clsx('grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-4', className)}>
      {stages.map(({ stage, plannedOn, doneOn }, index) => (
        <li
          key={stage}
          {...(stage === current && { 'aria-current': 'step' })}
          className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-2"
        >
          <House
            stage={index as HouseStage}
            className={clsx('w-16 shrink-0 sm:w-24', !doneOn && stage !== current && 'opacity-45')}
          />
          <div className="min-w-0">
            <h3 className="font-text text-base tracking-normal">
              {index + 1}. {STAGE_NAMES[stage]}
            </h3>
            <p className="text-muted text-sm">
              {doneOn ? (
                <span className="text-success">
                  Fait le <LongDate value={doneOn} />
                </span>
              ) : (
                <>
                  {stage === current && <b className="text-text">En cours</b>}
                  {stage === current && plannedOn && ', '}
                  {plannedOn ? (
                    <>
                      prévu le <LongDate value={plannedOn} />
                    </>
                  ) : (
                    stage !== current && 'À venir'
                  )}
                </>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
