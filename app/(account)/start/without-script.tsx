import { ChosenPlan } from '@/components/onboarding/chosen-plan'
import type { Choice } from '@/lib/domain/onboarding/policy'

/** Replaces the questions. */
export const WithoutScript = ({ choice }: { choice: Choice | null }) => (
  <noscript>
    <h1 className="text-4xl">Parlez-nous de votre projet</h1>
    <p className="mt-4 max-w-prose text-lg">
      Votre compte est prêt. Ces questions ont besoin de JavaScript&nbsp;: activez-le pour y répondre ici, ou{' '}
      <a href="/dashboard/new-ticket" className="text-accent-text underline">
        décrivez votre projet dans une demande
      </a>
      , l’agence fera le reste avec vous.
    </p>
    {choice?.plan && <ChosenPlan plan={choice.plan} className="mt-6" />}
  </noscript>
)
