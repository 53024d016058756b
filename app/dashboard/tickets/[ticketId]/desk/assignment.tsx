import { controlStyle } from '@/components/ui/fields/field'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import type { StaffMember } from '@/lib/domain/tickets/schema'
import { assignAction } from './actions'

type Props = { ticketId: number; me: number; assignee: StaffMember | null; staff: StaffMember[] }

const UNREACHABLE = 'L’attribution n’a pas changé. Vérifiez votre connexion, puis réessayez.'

/** The ticket's assignee: take it, assign it to a colleague, or unassign it. */
export function Assignment({ ticketId, me, assignee, staff }: Props) {
  const fields = { ticketId, fromId: assignee?.id ?? '' }
  const colleagues = staff.filter(({ id }) => id !== me && id !== assignee?.id)
  return (
    <section aria-labelledby="attribution" className="flex flex-col gap-3">
      <h2 id="attribution" className="font-semibold font-text text-base tracking-normal">
        Attribution
      </h2>
      <p className="text-sm">
        {assignee === null
          ? 'Personne ne s’en occupe encore.'
          : assignee.id === me
            ? 'Vous vous en occupez.'
            : `${assignee.name} s’en occupe.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {assignee?.id !== me && (
          <ActionForm action={assignAction} fields={{ ...fields, assigneeId: me }} unreachable={UNREACHABLE}>
            <SubmitButton look="secondary" size="small">
              Je m’en charge
            </SubmitButton>
          </ActionForm>
        )}
        {assignee && (
          <ActionForm action={assignAction} fields={{ ...fields, assigneeId: '' }} unreachable={UNREACHABLE}>
            <SubmitButton look="secondary" size="small">
              {assignee.id === me ? 'Ne plus m’en charger' : 'Retirer l’attribution'}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
      {colleagues.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <ActionForm action={assignAction} fields={fields} unreachable={UNREACHABLE}>
            <label htmlFor="assigneeId" className="sr-only">
              Collègue
            </label>
            <select
              id="assigneeId"
              name="assigneeId"
              className={`${controlStyle(undefined)} min-h-9 min-w-0 flex-1 py-1 text-sm pointer-coarse:min-h-11`}
            >
              {colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <SubmitButton look="secondary" size="small">
              Confier
            </SubmitButton>
          </ActionForm>
        </div>
      )}
    </section>
  )
}
