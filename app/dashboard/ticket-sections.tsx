import { MessageSquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { TicketCard } from '@/components/tickets/ticket-card'
import { CardLink } from '@/components/ui/layout/card-link'
import type { Settled } from '@/lib/server/forms/settle'
import type { TicketList } from './load'
import { LoadError } from './load-error'

type Props = {
  me: number
  /** Whether the lists contain everyone's tickets. */
  isAgency: boolean
  open: Settled<TicketList>
  closed: Settled<TicketList>
}

export function TicketSections({ me, isAgency, open, closed }: Props) {
  return (
    <>
      <TicketSection
        me={me}
        id="en-cours"
        title={isAgency ? 'Demandes ouvertes' : 'Vos demandes en cours'}
        list={open}
        moreParam="ouvertes"
      >
        <li>
          <CardLink
            href="/dashboard/new-ticket"
            className="flex h-full items-center gap-3 border-dashed font-semibold"
          >
            <MessageSquarePlus aria-hidden="true" className="size-5 text-accent-text" />
            Ouvrir une nouvelle demande
          </CardLink>
        </li>
      </TicketSection>
      <TicketSection
        me={me}
        id="fermees"
        title={isAgency ? 'Demandes fermées' : 'Vos demandes fermées'}
        list={closed}
        moreParam="fermees"
        none="Aucune demande fermée pour l’instant."
      />
    </>
  )
}

type SectionProps = {
  me: number
  id: string
  title: string
  list: Settled<TicketList>
  moreParam: string
  none?: string
  children?: ReactNode
}

function TicketSection({ me, id, title, list, moreParam, none, children }: SectionProps) {
  const { data, error } = list
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {error && <LoadError message={error} />}
      {data?.tickets.length === 0 && none && <p className="text-muted">{none}</p>}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {children}
        {data?.tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} isOwn={ticket.userId === me} />
          </li>
        ))}
      </ul>
      {data?.isContinued && (
        <AppLink href={`/dashboard#${id}`} className="self-start font-semibold text-accent-text">
          Revenir aux demandes récentes
        </AppLink>
      )}
      {data?.more && (
        <AppLink
          scroll={false}
          href={`/dashboard?${moreParam}=${data.more}#${id}`}
          className="self-start font-semibold text-accent-text"
        >
          Afficher plus de demandes
        </AppLink>
      )}
    </section>
  )
}
