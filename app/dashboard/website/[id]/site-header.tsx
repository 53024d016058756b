import { BackLink } from '@/components/ui/back-link'
import type { Website } from '@/lib/domain/websites/schema'

/** The website's name and address, and the way back. */
export function SiteHeader({ title, website }: { title: string; website: Website | undefined }) {
  return (
    <header className="flex flex-col gap-3">
      <BackLink href="/dashboard" />
      <h1 className="break-words text-[1.75rem] md:text-4xl">
        {website ? (
          <>
            <span className="mb-1.5 block font-semibold font-text text-base text-muted tracking-normal">
              {title}{' '}
            </span>
            {website.name}
          </>
        ) : (
          title
        )}
      </h1>
      {website && (
        <a href={website.url} className="self-start break-all text-accent-text">
          {website.url}
        </a>
      )}
    </header>
  )
}
