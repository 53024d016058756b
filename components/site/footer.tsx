import { brand } from '@/content/brand'
import { Mark } from '../art/mark'
import { CurrentYear } from './current-year'

const links = [
  { href: '/about', label: 'À propos' },
  { href: '/promo', label: 'Visite guidée' },
  { href: '/contact', label: 'Contact' },
  { href: '/blog', label: 'Blog' },
  { href: '/privacy', label: 'Confidentialité' },
  { href: '/cgv', label: 'Conditions générales de vente' },
  { href: '/resilier', label: 'Résilier votre contrat' },
  { href: '/retractation', label: 'Renoncer au contrat ici' },
  { href: '/signaler', label: 'Signaler un contenu illicite' },
  { href: '/terms', label: 'Conditions d’utilisation' },
  { href: '/mentions-legales', label: 'Mentions légales' },
  { href: '/accessibilite', label: 'Accessibilité' },
]

export function SiteFooter({ builtIn }: { builtIn: number }) {
  return (
    <footer className="site-footer border-hairline border-t bg-surface">
      <div className="page-width grid gap-x-12 gap-y-6 py-8 tablet:py-10 tablet:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[1.3fr_2.4fr_0.9fr]">
        <div className="flex gap-3 tablet:max-lg:col-span-2">
          <Mark className="size-10 shrink-0" />
          <p className="max-w-64 font-display font-bold text-xl tracking-[-0.02em] leading-tight">
            {`${brand.tagline} ${brand.name}`}
          </p>
        </div>
        <nav aria-label="Pied de page">
          <ul className="columns-[2_7rem] gap-x-6">
            {links.map(({ href, label }) => (
              <li key={href} className="break-inside-avoid pb-1">
                <a href={href} className="plain-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <address className="wrap-anywhere flex flex-col gap-1 not-italic">
          <a href={`mailto:${brand.email}`} className="plain-link">
            {brand.email}
          </a>
          <a href={brand.phone.link} className="plain-link">
            {brand.phone.shown}
          </a>
          <span className="text-muted">{`${brand.address.zip} ${brand.address.city}`}</span>
        </address>
      </div>
      <div className="page-width">
        <p className="border-hairline border-t py-5 text-muted text-sm">
          © <CurrentYear built={builtIn} /> {brand.name}. Tous droits réservés.
        </p>
      </div>
    </footer>
  )
}
