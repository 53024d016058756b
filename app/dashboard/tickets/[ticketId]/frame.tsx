import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

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
      <div className="in-data-staff:lg:grid in-data-staff:lg:grid-cols-[minmax(0,1fr)_20rem] in-data-staff:lg:gap-10">
        <div className="flex flex-col gap-6 md:gap-8">{children}</div>
        {aside}
      </div>
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
