'use client'

import { brand } from '@/content/brand'
import { Mark } from '../art/mark'
import { buttonStyle } from '../ui/button'

const links = [
  { href: '/#tarifs', label: 'Tarifs' },
  { href: '/#temoignages', label: 'Témoignages' },
  { href: '/contact', label: 'Contact' },
]

/** Shrinks while scrolling on wide screens, compact on small ones: header.css, without script. */
export function SiteHeader({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <header className="site-header">
      <a href="#contenu" className="site-header-skip">
        Aller au contenu
      </a>
      <div className="site-header-row page-width flex items-center justify-between gap-4">
        <a href="/" className="site-header-name">
          <Mark className="size-8" />
          {brand.name}
        </a>
        <nav aria-label="Navigation principale" className="flex items-center gap-1">
          {links.map(({ href, label }) => (
            <a key={href} href={href} className="site-header-link">
              {label}
            </a>
          ))}
          <a
            href={signedIn ? '/dashboard' : '/login'}
            className={buttonStyle({ look: 'secondary', className: 'md:ml-3' })}
          >
            {signedIn ? 'Mon espace' : 'Me connecter'}
          </a>
        </nav>
      </div>
    </header>
  )
}
