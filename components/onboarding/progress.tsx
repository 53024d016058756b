import { clsx } from 'clsx'
import { STEPS, type Step } from '@/lib/domain/onboarding/policy'

const TITLES: Record<Step, string> = {
  compte: 'Créer un compte',
  projet: 'Décrire votre projet et choisir une formule',
  'rendez-vous': 'Convenir d’un rendez-vous',
  confirmation: 'Recevoir un site clé en main',
}

/** « Étape 2 sur 4 : … » in words, and where one stands in a list beside it. */
export function Progress({ current }: { current: Step }) {
  const index = STEPS.indexOf(current)
  return (
    <nav aria-label="Étapes">
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
    </nav>
  )
}
