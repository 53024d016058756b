import { GrowingHouse } from '@/components/art/growing-house'
import type { HouseStage } from '@/components/art/house'
import { StageList } from '@/components/projects/stage-list'
import { frenchDay } from '@/lib/domain/french-days'
import { currentStage, type Project, STAGE_NAMES, STAGES } from '@/lib/domain/projects/schema'

/** The current stage counts as half done. */
const GROWTH = 0.5

/** The current project of a website: one line that opens to all stages. Empty once delivered. */
export function ProjectLine({ project }: { project: Project | null }) {
  const current = project && currentStage(project.stages)
  if (!project || project.stoppedOn || !current) return null
  const at = STAGES.indexOf(current)
  const plannedOn = project.stages[at]?.plannedOn
  return (
    <details className="-mt-1.5 rounded-card border border-hairline bg-surface md:-mt-4">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm">
        <GrowingHouse
          stage={Math.max(0, at - 1) as HouseStage}
          growth={at === 0 ? 0 : GROWTH}
          className="h-8 w-10 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <strong>
            Étape {at + 1} sur {STAGES.length}&nbsp;: {STAGE_NAMES[current].toLowerCase()}
          </strong>
          {plannedOn && `, prévue le ${frenchDay(plannedOn)}`}
          {project.person && (
            <span className="text-muted"> · Votre interlocuteur&nbsp;: {project.person.name}</span>
          )}
        </span>
        <span className="text-accent-text underline max-sm:hidden">Les étapes</span>
      </summary>
      <StageList project={project} className="border-hairline border-t p-4 sm:p-5" />
    </details>
  )
}
