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
      <div className="page-width grid items-center gap-x-8 gap-y-6 pt-6 pb-9 tablet:grid-cols-[1fr_1.05fr] tablet:pt-8 tablet:pb-16 lg:min-h-[min(44rem,calc(100svh-5.5rem))] lg:gap-x-12 lg:pb-20">
        <div>
          <h1 id="accueil-titre" className="text-[clamp(2.75rem,6vw,4.25rem)] leading-[1.02]">
            <span className="block text-[0.5em] text-muted leading-tight tracking-[-0.02em]">
              {brand.tagline}
            </span>{' '}
            {brand.name}
          </h1>
          <p className="mt-4 max-w-lg text-pretty font-medium text-xl leading-snug tablet:mt-5 lg:text-[1.375rem]">
            {hero.offer}
          </p>
          <p className="mt-3 text-muted lg:text-lg">
            <strong className="mr-1 whitespace-nowrap rounded-sm bg-highlight px-1.5 py-0.5 font-semibold text-[#141a29]">
              Dès {formatEuros(fromCents)} par mois
            </strong>{' '}
            {hero.priceNote}
          </p>
          <p className="mt-2 text-muted lg:text-lg">{hero.place}</p>
          <ul className="mt-5 flex flex-col gap-1.5 text-muted tablet:mt-7 tablet:gap-2.5">
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
              className={buttonStyle({
                look: 'secondary',
                size: 'large',
                className: 'max-tablet:hidden [:root:has(.site-space)_&]:hidden',
              })}
            >
              Me connecter
            </a>
            {/* Hidden when the header already shows it. */}
            <a
              href="/dashboard"
              className={buttonStyle({
                look: 'secondary',
                size: 'large',
                className: 'hidden tablet:[:root:has(.site-space)_&]:inline-flex',
              })}
            >
              Mon espace
            </a>
          </StartBar>
          <a
            href="#etapes"
            className="mt-3 inline-flex min-h-11 items-center gap-2 font-medium text-muted no-underline hover:text-text tablet:mt-6"
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
