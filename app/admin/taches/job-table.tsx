import { Badge } from '@/components/ui/badge'
import { parisClock } from '@/components/ui/dates/dates'
import { RelativeMoment } from '@/components/ui/dates/relative-moment'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { countLabel } from '@/components/ui/lists/count'
import { Table } from '@/components/ui/lists/table'
import type { JobError } from '@/lib/domain/jobs/job-error'
import type { ListedJob } from '@/lib/domain/jobs/schema'
import { retryJobAction } from './actions'
import { ERROR_SENTENCES } from './error-words'
import { jobName } from './job-words'

const STATES = {
  failed: { label: 'En échec', look: 'danger' },
  retry: { label: 'Nouvel essai', look: 'late' },
  active: { label: 'En cours', look: 'info' },
  waiting: { label: 'En attente', look: 'neutral' },
} as const

export const JobTable = ({ jobs }: { jobs: ListedJob[] }) => (
  <Table
    label="Tâches"
    rows={jobs}
    rowKey={({ id }) => id}
    columns={[
      {
        title: 'Tâche',
        cell: (job) => (
          <>
            <span className="font-semibold">{jobName(job)}</span>
            {job.to && <span className="wrap-anywhere block text-muted text-sm">{job.to}</span>}
          </>
        ),
      },
      {
        title: 'État',
        card: 'right',
        cell: ({ state }) => <Badge look={STATES[state].look}>{STATES[state].label}</Badge>,
      },
      {
        title: 'Dernière erreur',
        card: 'wide',
        className: 'max-w-md text-sm',
        cell: ({ error, tries }) => (
          <>
            {error ? <LastError {...error} /> : 'Aucune'}
            <span className="block text-muted">
              {tries === null ? 'Tous les essais ont échoué' : countLabel(tries, 'essai', 'essais')}
            </span>
          </>
        ),
      },
      {
        title: 'Créée',
        card: 'wide',
        isLabelled: true,
        className: 'text-muted text-sm',
        cell: ({ createdAt, nextAt }) => (
          <>
            <RelativeMoment at={createdAt} />
            {nextAt && <span className="block">Prochain essai à {parisClock(nextAt)}</span>}
          </>
        ),
      },
      {
        title: 'Actions',
        card: 'wide',
        isTitleHidden: true,
        className: 'max-md:mt-2 md:text-right',
        cell: ({ id, queue, state }) =>
          state === 'failed' && (
            <ActionForm action={retryJobAction} fields={{ queue, id }}>
              <SubmitButton look="secondary" size="small">
                Relancer
              </SubmitButton>
            </ActionForm>
          ),
      },
    ]}
  />
)

/** The error in a sentence, then in the provider's words. */
const LastError = ({ kind, sentence, detail }: JobError) => (
  <>
    {sentence ?? ERROR_SENTENCES[kind]}
    {detail && (
      <span lang="en" className="wrap-anywhere block text-muted">
        {detail}
      </span>
    )}
  </>
)
