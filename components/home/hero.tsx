import { brand } from '@/content/brand'
import { buttonStyle } from '../ui/button'
import { HeroPicture } from './hero-picture'

const offers = [
  { name: 'Sites modernes', detail: 'rapides, lisibles, accessibles' },
  { name: 'E-commerce', detail: 'paiement, stocks et livraisons' },
  { name: 'Applications web', detail: 'vos outils sur mesure' },
]

/** On phones the link to /start stays at the bottom of the screen, at full width. */
const startStyle = buttonStyle({
  size: 'large',
  className:
    'stays-below max-md:fixed max-md:inset-x-4 max-md:bottom-[max(0.75rem,env(safe-area-inset-bottom))] max-md:z-20 max-md:shadow-high',
})

export function Hero() {
  return (
    <section aria-labelledby="accueil-titre" className="overflow-x-clip">
      <div className="page-width grid items-center gap-12 pt-10 pb-16 md:pt-8 md:pb-20 lg:min-h-[min(44rem,calc(100svh-5.5rem))] lg:grid-cols-[1.05fr_1fr]">
        <div>
          <h1 id="accueil-titre" className="text-[clamp(2.75rem,6vw,4.25rem)] leading-[1.02]">
            <span className="block text-[0.5em] text-muted leading-tight tracking-[-0.02em]">
              {brand.tagline}
            </span>{' '}
            {brand.name}
          </h1>
          <p className="mt-5 max-w-lg text-lg text-muted">
            L’agence web de Montpellier qui bâtit votre site, l’héberge et s’en occupe avec vous, du premier
            plan aux fenêtres allumées.
          </p>
          <ul className="mt-7 flex flex-col gap-2.5 text-muted">
            {offers.map(({ name, detail }) => (
              <li
                key={name}
                className="relative pl-5.5 before:absolute before:top-2 before:left-0 before:size-2.5 before:border-2 before:border-text before:bg-highlight"
              >
                <strong className="font-semibold text-text">{name}</strong>, {detail}
              </li>
            ))}
          </ul>
          <p className="mt-9 flex flex-wrap items-center gap-3">
            <a href="/start" className={startStyle}>
              Commencer votre projet
            </a>
            <a href="/login" className={buttonStyle({ look: 'secondary', size: 'large' })}>
              Me connecter
            </a>
          </p>
          <a
            href="#etapes"
            className="mt-8 inline-flex min-h-11 items-center gap-2 font-medium text-muted no-underline hover:text-text"
          >
            En savoir plus
            <span aria-hidden="true">↓</span>
          </a>
        </div>
        <HeroPicture />
      </div>
    </section>
  )
}
