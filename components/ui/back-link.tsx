import { ArrowLeft } from 'lucide-react'

/** The way back, above the title of a page. */
export function BackLink({ href }: { href: string }) {
  return (
    <a href={href} className="text-link -ml-1 gap-1.5 self-start rounded-input px-1">
      <ArrowLeft aria-hidden="true" className="size-4" />
      Retour
    </a>
  )
}
