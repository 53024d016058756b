import { ArrowLeft } from 'lucide-react'
import { AppLink } from '../navigation/app-link'

/** The back link beside a page's title. */
export function BackLink({ href }: { href: string }) {
  return (
    <AppLink
      href={href}
      title="Retour"
      className="-ml-2.5 flex size-11 shrink-0 items-center justify-center rounded-button text-text hover:bg-sunken md:-ml-3"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span className="sr-only">Retour</span>
    </AppLink>
  )
}
