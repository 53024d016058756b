import { clsx } from 'clsx'
import { legalLinks } from '@/lib/domain/shop-terms/schema'

type Props = { websiteId: number; isNewTab?: boolean; className?: string }

/** Links to a shop's legal pages, its withdrawal form and the form to report content. */
export const LegalLinks = ({ websiteId, isNewTab = false, className }: Props) => (
  <nav aria-label="Informations légales" className={className}>
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {legalLinks(websiteId).map(({ label, path }) => (
        <li key={path}>
          <a
            href={path}
            {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
            className={clsx('plain-link flex min-h-8 items-center pointer-coarse:min-h-11', 'text-muted')}
          >
            {label}
            {isNewTab && <span className="sr-only"> (nouvel onglet)</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
