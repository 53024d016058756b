import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import type { Day } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { type Project, STAGE_NAMES } from '@/lib/domain/projects/schema'
import { reopenStageAction } from './actions'
import { DoneForm } from './done-form'

type Props = { project: Project; of: string; today: Day }

/** A project's progress: the stages done and when, and the next one to record. */
export const StageRows = ({ project: { id: projectId, quoteId, stages }, of, today }: Props) => (
  <ol className="-my-3 divide-y divide-hairline">
    {stages.map(({ stage, plannedOn, doneOn }) => (
      <li key={stage} className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 py-3">
        <span className="min-w-0 flex-1 basis-48">
          <strong className="block">{STAGE_NAMES[stage]}</strong>
          <span className="block text-muted text-sm">
            {doneOn
              ? `Faite le ${frenchDay(doneOn)}`
              : plannedOn
                ? `Prévue le ${frenchDay(plannedOn)}`
                : 'Sans date'}
          </span>
          {stage === 'delivery' && !doneOn && quoteId !== null && (
            <span className="block text-sm">
              La livraison émet la facture de solde et ouvre la première période de l’abonnement.
            </span>
          )}
        </span>
        {!doneOn ? (
          <DoneForm fields={{ of, projectId, stage }} stage={STAGE_NAMES[stage]} today={today} />
        ) : (
          stage !== 'delivery' && (
            <ActionForm action={reopenStageAction} fields={{ of, projectId, stage }}>
              <SubmitButton look="secondary" size="small">
                Rouvrir<span className="sr-only"> {STAGE_NAMES[stage]}</span>
              </SubmitButton>
            </ActionForm>
          )
        )}
      </li>
    ))}
  </ol>
)
