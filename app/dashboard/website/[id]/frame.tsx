import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export const TITLE = 'Gérer votre site'

type FrameProps = {
  /** null when the website did not load. */
  name: ReactNode
  url?: ReactNode
  menu?: ReactNode
  children: ReactNode
}

export function WebsiteFrame({ name, url, menu, children }: FrameProps) {
  return (
    <Page isDense>
      {name ? (
        <PageHeader back="/dashboard" kicker={TITLE} title={name} detail={url} menu={menu} />
      ) : (
        <PageHeader back="/dashboard" title={TITLE} />
      )}
      {children}
    </Page>
  )
}

export function WebsiteSkeleton() {
  return (
    <WebsiteFrame
      name={<Skeleton className="w-64" />}
      url={<Skeleton className="w-48" />}
      menu={<Skeleton className="size-11 rounded-button" />}
    >
      <Skeleton className="h-38 rounded-card lg:h-18" />
      <Skeleton className="-mt-3 h-11 md:-mt-4" />
    </WebsiteFrame>
  )
}
