import { ArrowLeft } from 'lucide-react'

/** The way back, above the title of a page. */
export function BackLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      className="-ml-1 inline-flex min-h-6 items-center gap-1.5 self-start rounded-input px-1 font-semibold text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Retour
    </a>
  )
}
