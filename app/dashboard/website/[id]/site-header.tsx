import { BackLink } from '@/components/ui/back-link'
import { PageHeader } from '@/components/ui/page-header'
import type { Website } from '@/lib/domain/websites/schema'

/** The website's name and address, and the way back. */
export function SiteHeader({ title, website }: { title: string; website: Website | undefined }) {
  return (
    <div className="flex flex-col gap-3">
      <BackLink href="/dashboard" />
      {website ? <PageHeader kicker={title} title={website.name} /> : <PageHeader title={title} />}
      {website && (
        <a
          href={website.url}
          className="wrap-anywhere inline-flex items-center self-start text-accent-text pointer-coarse:min-h-11"
        >
          {website.url}
        </a>
      )}
    </div>
  )
}
