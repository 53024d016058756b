import { brand } from '@/content/brand'
import { hero } from '@/content/hero'
import { plans } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'
import { buttonStyle } from '../ui/button'
import { HeroDemo } from './hero-demo'
import { StartBar } from './start-bar'

const fromCents = Math.min(...plans.map(({ subscriptionCents }) => subscriptionCents))

export function Hero() {
  return (
    <section aria-labelledby="accueil-titre" className="overflow-x-clip">
      <div className="page-width grid items-center gap-x-8 gap-y-12 pt-8 pb-16 tablet:grid-cols-[1fr_1.05fr] lg:min-h-[min(44rem,calc(100svh-5.5rem))] lg:gap-x-12 lg:pb-20">
        <div>
          <h1 id="accueil-titre" className="text-[clamp(2.75rem,6vw,4.25rem)] leading-[1.02]">
            <span className="block text-[0.5em] text-muted leading-tight tracking-[-0.02em]">
              {brand.tagline}
            </span>{' '}
            {brand.name}
          </h1>
          <p className="mt-5 max-w-lg text-lg text-muted">{hero.claim}</p>
          <p className="mt-3 text-lg text-muted">
            <strong className="mr-1 whitespace-nowrap rounded-sm bg-highlight px-1.5 py-0.5 font-semibold text-[#141a29]">
              Dès {formatEuros(fromCents)} par mois
            </strong>{' '}
            {hero.priceNote}
          </p>
          <ul className="mt-7 flex flex-col gap-2.5 text-muted">
            {hero.offers.map(({ name, detail }) => (
              <li
                key={name}
                className="relative pl-5.5 before:absolute before:top-2 before:left-0 before:size-2.5 before:border-2 before:border-text before:bg-highlight"
              >
                <strong className="font-semibold text-text">{name}</strong>, {detail}
              </li>
            ))}
          </ul>
          <StartBar>
            <a href="/start" className={buttonStyle({ size: 'large', className: 'max-tablet:w-full' })}>
              Commencer votre projet
            </a>
            <a
              href="/login"
              className={buttonStyle({ look: 'secondary', size: 'large', className: 'max-tablet:hidden' })}
            >
              Me connecter
            </a>
          </StartBar>
          <a
            href="#etapes"
            className="mt-6 inline-flex min-h-11 items-center gap-2 font-medium text-muted no-underline hover:text-text tablet:mt-8"
          >
            En savoir plus
            <span aria-hidden="true">↓</span>
          </a>
        </div>
        <HeroDemo />
      </div>
    </section>
  )
}
