import { Download } from 'lucide-react'
import { ButtonLink } from './button'

/** The list as it is filtered, as a file. */
export const ExportLink = ({ href }: { href: string }) => (
  <ButtonLink href={href} look="quiet" size="small" className="-mr-3">
    <Download aria-hidden="true" className="size-4" />
    Exporter en CSV
  </ButtonLink>
)
