import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { ConversationColumns } from './conversation-columns'

type Props = {
  back?: string
  kicker: ReactNode
  title: ReactNode
  action?: ReactNode
  /** One line below the title. */
  facts: ReactNode
  /** Next to the conversation, below it on a phone; for the agency only. */
  aside?: ReactNode
  children: ReactNode
}

export function TicketFrame({ back = '/dashboard', kicker, title, action, facts, aside, children }: Props) {
  return (
    <Page width="conversation">
      {/* As on a phone, the title and its action are sticky: a conversation opens at its end. */}
      <div className="max-md:contents md:tall:sticky md:top-0 md:z-10 md:-mx-6 md:-mt-6 md:bg-background md:px-6 md:pt-6">
        {/* Smaller than other titles: it is a sentence, and sticky. */}
        <PageHeader
          back={back}
          kicker={kicker}
          title={<span className="md:text-[1.375rem]">{title}</span>}
          action={action}
        />
        <div className="border-hairline border-b max-md:-mt-3 max-md:pb-3 md:pt-2 md:pb-4">{facts}</div>
      </div>
      <ConversationColumns aside={aside}>{children}</ConversationColumns>
    </Page>
  )
}

/** `id` comes from the URL. */
export function TicketSkeleton({ id }: { id: string }) {
  return (
    <TicketFrame
      kicker={`Demande n° ${id}`}
      title={<Skeleton className="w-72" />}
      action={<Skeleton className="h-9 w-28 pointer-coarse:h-11" />}
      facts={<Skeleton className="h-6 w-80 max-w-full" />}
      aside={<Skeleton className="hidden h-96 in-data-staff:lg:block" />}
    >
      <Skeleton className="h-24 w-3/4" />
      <Skeleton className="h-24 w-3/4 self-end" />
    </TicketFrame>
  )
}
