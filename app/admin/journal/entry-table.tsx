import { AppLink } from '@/components/navigation/app-link'
import { RelativeMoment } from '@/components/ui/dates/relative-moment'
import { Table } from '@/components/ui/lists/table'
import type { AuditRow } from '@/lib/domain/audit/queries'
import { describeActor, describeChanges, describeSubject, type Party } from './describe-entry'
import { actionWords } from './words'

export const EntryTable = ({ entries }: { entries: AuditRow[] }) => (
  <Table
    label="Journal"
    rows={entries}
    rowKey={({ id }) => id}
    columns={[
      { title: 'Action', card: 'wide', cell: (entry) => <Change entry={entry} /> },
      {
        title: 'Par',
        card: 'wide',
        isLabelled: true,
        className: 'text-sm',
        cell: (entry) => <PartyLink {...describeActor(entry)} />,
      },
      {
        title: 'Sur',
        card: 'wide',
        isLabelled: true,
        className: 'text-sm',
        cell: (entry) => <PartyLink {...describeSubject(entry)} />,
      },
      {
        title: 'Date',
        card: 'wide',
        className: 'text-muted text-sm md:whitespace-nowrap',
        cell: ({ at }) => <RelativeMoment at={at} />,
      },
    ]}
  />
)

function Change({ entry }: { entry: AuditRow }) {
  const changes = describeChanges(entry)
  return (
    <>
      <span className="font-semibold">{actionWords(entry.action)}</span>
      {changes.length > 0 && (
        <ul className="text-muted text-sm">
          {changes.map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const PartyLink = ({ text, userId }: Party) =>
  userId === null ? (
    <span className="wrap-anywhere">{text}</span>
  ) : (
    <AppLink href={`/admin?fiche=${userId}`} className="row-link underline underline-offset-4">
      {text}
    </AppLink>
  )
