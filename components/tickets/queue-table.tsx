import { PLAN_NAMES, type SubscriptionPlan } from '@/lib/domain/billing/schema'
import { Badge } from '../ui/badge'
import { Moment } from '../ui/moment'

type Row = {
  id: number
  type: string
  title: string
  clientName: string
  plan: SubscriptionPlan | null
  createdAt: Date
  updatedAt: Date
}

const cell = 'py-1 md:px-4 md:py-3.5'

/** A table that becomes cards on a phone. */
export function QueueTable({ queue }: { queue: Row[] }) {
  return (
    <div className="md:overflow-hidden md:rounded-card md:border md:border-hairline md:bg-surface">
      <table className="w-full max-md:block">
        <thead className="text-left text-muted text-sm max-md:sr-only">
          <tr className="md:border-hairline md:border-b">
            {['Demande', 'Client', 'Formule', 'Ouverte le', 'Modifiée le'].map((name) => (
              <th key={name} scope="col" className="px-4 py-3 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:flex max-md:flex-col max-md:gap-4">
          {queue.map((row) => (
            <tr
              key={row.id}
              className="max-md:flex max-md:flex-col max-md:rounded-card max-md:border max-md:border-hairline max-md:bg-surface max-md:p-5 md:border-hairline md:not-last:border-b"
            >
              <td className={cell}>
                <a
                  href={`/dashboard/tickets/${row.id}`}
                  className="pointer-coarse:-my-2.5 inline-block font-semibold text-accent-text pointer-coarse:py-2.5"
                >
                  {row.title}
                </a>
                <span className="block text-muted text-sm">
                  n° {row.id} · {row.type}
                </span>
              </td>
              <td className={cell}>{row.clientName}</td>
              <td className={cell}>
                {row.plan ? <Badge look="info">{PLAN_NAMES[row.plan]}</Badge> : <Badge>Aucune</Badge>}
              </td>
              <td className={`${cell} text-muted text-sm`}>
                <span className="md:sr-only">Ouverte le </span>
                <Moment at={row.createdAt} />
              </td>
              <td className={`${cell} text-muted text-sm`}>
                <span className="md:sr-only">Modifiée le </span>
                <Moment at={row.updatedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
