import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '@/content/brand'
import type { ShopSite } from '@/lib/domain/shops/schema'
import { ShopColor, ShopMark } from './shop-mark'

/** The frame of the pages where a client's shop sells: its name at the top, ours at the bottom. */
export function ShopFrame({ site, children }: { site?: ShopSite; children: ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
      {site && <ShopColor site={site} />}
      <header className="border-hairline border-b bg-surface">
        <a
          href="#contenu"
          className="fixed top-2 left-4 z-30 -translate-y-20 rounded-button bg-accent-fill px-4 py-2 font-semibold text-accent-on focus:translate-y-0"
        >
          Aller au contenu
        </a>
        <div className="page-width flex min-h-16 items-center justify-between gap-4">
          <a
            href={site?.url ?? '/'}
            className="flex min-h-11 min-w-0 items-center font-bold font-display text-text text-xl tracking-[-0.03em] no-underline md:text-2xl"
          >
            {site ? <ShopMark site={site} /> : <span className="truncate">{brand.name}</span>}
          </a>
          {site && (
            <p className="flex shrink-0 items-center gap-1.5 text-muted text-sm">
              <Lock aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">Paiement sécurisé</span>
            </p>
          )}
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="border-hairline border-t">
        <p className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-5 text-muted text-sm">
          <span>Paiement par carte chez Stripe</span>
          <a href="/" className="plain-link text-muted">
            Boutique réalisée par {brand.name}
          </a>
          <a href="/privacy" className="plain-link text-muted">
            Données personnelles
          </a>
        </p>
      </footer>
    </div>
  )
}
