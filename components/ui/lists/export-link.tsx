import { Download } from 'lucide-react'
import { ButtonLink } from '../button'

/** Downloads the filtered list as a file. `label`: its accessible name when a page has several. */
export const ExportLink = ({ href, label }: { href: string; label?: string }) => (
  <ButtonLink href={href} look="quiet" size="small" aria-label={label} className="-mr-3">
    <Download aria-hidden="true" className="size-4" />
    Exporter en CSV
  </ButtonLink>
)
