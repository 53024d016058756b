import { clsx } from 'clsx'
import { STEPS, type Step } from '@/lib/domain/onboarding/policy'
import { GrowingHouse } from '../art/growing-house'
import type { HouseStage } from '../art/house'

const TITLES: Record<Step, string> = {
  compte: 'Créer un compte',
  projet: 'Décrire votre projet et choisir une formule',
  'rendez-vous': 'Convenir d’un rendez-vous',
  confirmation: 'Recevoir un site clé en main',
}

/** The part of the house built before each step: each step builds one part, and the agency the roof. */
const BUILT: Record<Step, HouseStage> = { compte: 0, projet: 0, 'rendez-vous': 1, confirmation: 2 }

type Props = {
  current: Step
  /** The share of the step's decisions already made, from 0 to 1. */
  share: number
}

/** The progress as the house built so far, as the words « Étape 2 sur 4 : … », and as a list. */
export function Progress({ current, share }: Props) {
  const index = STEPS.indexOf(current)
  return (
    <nav
      aria-label="Étapes"
      className="flex flex-row-reverse items-center justify-between gap-4 lg:flex-col lg:items-start"
    >
      <GrowingHouse stage={BUILT[current]} growth={share} className="w-24 shrink-0 lg:w-48" />
      <div className="min-w-0">
        <p className="font-semibold text-accent-text text-sm">
          Étape {index + 1} sur {STEPS.length}&nbsp;: {TITLES[current]}
        </p>
        <ol className="mt-5 flex flex-col gap-4 max-lg:hidden">
          {STEPS.map((step, position) => (
            <li
              key={step}
              aria-current={step === current ? 'step' : undefined}
              className={clsx(
                'flex items-center gap-3',
                position > index && 'text-muted',
                step === current && 'font-semibold',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'flex size-8 shrink-0 items-center justify-center rounded-full border text-sm',
                  position <= index ? 'border-transparent bg-accent-fill text-accent-on' : 'border-control',
                )}
              >
                {position < index ? '✓' : position + 1}
              </span>
              {TITLES[step]}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
