import { brand } from '@/content/brand'
import { Mark } from '../art/mark'
import { buttonStyle } from '../ui/button'
import { type AccountActions, AccountEntry } from './account-entry'
import { HeaderMenu } from './header-menu'
import { PersonMark } from './person-mark'

const links = [
  { href: '/#tarifs', label: 'Tarifs' },
  { href: '/#temoignages', label: 'Témoignages' },
  { href: '/contact', label: 'Contact' },
]

type Props = {
  /** Omitted on a page that is the same for everyone. */
  signedIn?: boolean
  /** Omitted on the 404 page, which cannot send actions. */
  actions?: AccountActions | undefined
}

/** Shrinks on scroll on wide screens and is compact on small ones, in CSS only (header.css). The links are in the row,
 *  on phones in a popover. */
export function SiteHeader({ signedIn, actions }: Props) {
  return (
    <header className="site-header">
      <a
        href="#contenu"
        className="fixed top-2 left-4 z-30 -translate-y-20 rounded-button bg-accent-fill px-4 py-2 font-semibold text-accent-on focus:translate-y-0"
      >
        Aller au contenu
      </a>
      <div className="site-header-row page-width flex items-center justify-between gap-4">
        <a
          href="/"
          className="site-header-name flex min-h-11 items-center gap-2 font-bold font-display text-2xl text-text tracking-[-0.03em] no-underline"
        >
          <Mark className="size-8" />
          {brand.name}
        </a>
        <HeaderMenu aria-label="Navigation principale">
          <button
            type="button"
            popoverTarget="menu"
            className={buttonStyle({ look: 'secondary', className: 'px-3.5 tablet:hidden' })}
          >
            <span aria-hidden="true" className="site-menu-icon" />
            Menu
          </button>
          <div id="menu" popover="auto" className="site-menu">
            {links.map(({ href, label }) => (
              <a key={href} href={href} className="site-menu-link">
                {label}
              </a>
            ))}
            <AccountEntry signedIn={signedIn} actions={actions} mark={<PersonMark />} />
          </div>
        </HeaderMenu>
      </div>
    </header>
  )
}
