import { brand } from '@/content/brand'
import { buttonStyle } from '../ui/button'
import { HeroPicture } from './hero-picture'

const offers = [
  { name: 'Sites modernes', detail: 'rapides, lisibles, accessibles' },
  { name: 'E-commerce', detail: 'paiement, stocks et livraisons' },
  { name: 'Applications web', detail: 'vos outils sur mesure' },
]

/** On phones the way to /start stays at the bottom of the screen, whole width. */
const startStyle = buttonStyle({
  size: 'large',
  className:
    'stays-below max-md:fixed max-md:inset-x-4 max-md:bottom-[max(0.75rem,env(safe-area-inset-bottom))] max-md:z-20 max-md:shadow-high',
})

export function Hero() {
  return (
    <section aria-labelledby="accueil-titre" className="overflow-x-clip">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-10 pb-16 md:px-8 md:pt-8 md:pb-20 lg:min-h-[min(44rem,calc(100svh-5.5rem))] lg:grid-cols-[1.05fr_1fr]">
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
          <ul className="mt-7 flex flex-col gap-2.5">
            {offers.map(({ name, detail }) => (
              <li key={name} className="flex items-baseline gap-3">
                <span aria-hidden="true" className="size-2.5 shrink-0 border-2 border-text bg-highlight" />
                <span>
                  <strong className="font-semibold">{name}</strong>
                  <span className="text-muted">, {detail}</span>
                </span>
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
            <svg
              viewBox="0 0 16 16"
              className="size-4"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M8 2v11M3.5 8.5 8 13l4.5-4.5" />
            </svg>
          </a>
        </div>
        <HeroPicture />
      </div>
    </section>
  )
}
