import type { ReactNode } from 'react'
import { Bone } from '@/components/ui/bone'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'

export const TITLE = 'Gérer votre site'

/** `name`: null when the website did not load. */
export function WebsiteFrame({
  name,
  url,
  children,
}: {
  name: ReactNode
  url?: ReactNode
  children: ReactNode
}) {
  return (
    <Page>
      {name ? (
        <PageHeader back="/dashboard" kicker={TITLE} title={name} detail={url} />
      ) : (
        <PageHeader back="/dashboard" title={TITLE} />
      )}
      {children}
    </Page>
  )
}

export function WebsiteSkeleton() {
  return (
    <WebsiteFrame name={<Bone className="w-64" />} url={<Bone className="w-48" />}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Bone className="h-52 rounded-card" />
        <Bone className="h-52 rounded-card" />
        <Bone className="h-52 rounded-card" />
      </div>
      <Bone className="h-11" />
    </WebsiteFrame>
  )
}
