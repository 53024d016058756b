import { ArrowLeft } from 'lucide-react'
import { AppLink } from '../../navigation/app-link'

/** The back link before a page's title. `isNarrow`: on a phone only the arrow. */
export function BackLink({ href, isNarrow }: { href: string; isNarrow: boolean }) {
  return (
    <AppLink
      href={href}
      title="Retour"
      className="-ml-2.5 flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-button px-2.5 font-semibold text-sm text-text no-underline hover:bg-sunken md:-ml-3 md:px-3 md:text-base"
    >
      <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
      <span className={isNarrow ? 'max-md:sr-only' : undefined}>Retour</span>
    </AppLink>
  )
}
