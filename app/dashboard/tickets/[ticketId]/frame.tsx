import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'
import { ConversationColumns } from './conversation-columns'

type Props = {
  back?: string
  kicker: ReactNode
  title: ReactNode
  /** Beside the conversation; for the agency only. Below it on a phone. */
  aside?: ReactNode
  children: ReactNode
}

export function TicketFrame({ back = '/dashboard', kicker, title, aside, children }: Props) {
  return (
    <Page width="conversation">
      <PageHeader back={back} kicker={kicker} title={title} />
      <ConversationColumns aside={aside}>{children}</ConversationColumns>
    </Page>
  )
}

/** `id` stands in the address. */
export function TicketSkeleton({ id }: { id: string }) {
  return (
    <TicketFrame
      kicker={`Demande n° ${id}`}
      title={<Bone className="w-72" />}
      aside={<Bone className="hidden h-96 in-data-staff:lg:block" />}
    >
      <Bone className="h-11" />
      <Bone className="h-24 w-3/4" />
      <Bone className="h-24 w-3/4 self-end" />
    </TicketFrame>
  )
}
