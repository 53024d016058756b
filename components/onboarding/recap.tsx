'use client'

import { wizardPlans } from '@/content/wizard-plans'
import { type Answers, bothPrices, planName } from '@/lib/domain/onboarding/policy'
import { Card } from '../ui/layout/card'
import { type MeetingDecision, PROJECT, placeIn } from './decisions'
import { MeetingPart } from './meeting-part'
import { PlanPicker } from './plan-picker'
import { Questions } from './questions'
import { Line, Part } from './recap-part'

type Props = {
  answers: Answers
  /** The decisions made about the meeting. */
  taken: readonly MeetingDecision[]
  change: (changes: Partial<Answers>) => void
  issues: Record<string, string>
}

const word = (yes: boolean) => (yes ? 'Oui' : 'Non')

/** The answers, with 'Modifier' in place: no button leads back. */
export function Recap({ answers, taken, change, issues }: Props) {
  const plan = wizardPlans.find(({ name }) => name === answers.selectedPlan)
  const prices = bothPrices(answers)
  const formula = plan ? planName(plan.name) : 'Aucune'
  return (
    <Card className="flex flex-col gap-5">
      <Part
        title="Votre projet"
        forceOpen={issues.websiteUrl !== undefined}
        editor={
          <Questions
            decisions={placeIn(PROJECT, 'selectedPlan', answers).taken}
            answers={answers}
            change={change}
            urlIssue={issues.websiteUrl}
          />
        }
      >
        <Line term="Site existant">{word(answers.hasWebsite)}</Line>
        {answers.hasWebsite && <Line term="Réalisé par Ostal">{word(answers.madeByAgency)}</Line>}
        {answers.hasWebsite && answers.websiteUrl && <Line term="Adresse">{answers.websiteUrl}</Line>}
        <Line term="Nouveau site">{word(answers.newWebsite)}</Line>
        <Line term="À l’aise avec le web">{word(answers.isExperienced)}</Line>
        <Line term="Support technique">{word(answers.wantsSubscription)}</Line>
        <Line term="E-commerce">{word(answers.wantsEcommerce)}</Line>
      </Part>
      <Part title="Votre formule" editor={<PlanPicker answers={answers} change={change} />}>
        <Line term="Formule">{formula}</Line>
        {plan?.kind === 'subscription' && (
          <Line term="Paiement">{answers.annual ? 'Annuel' : 'Mensuel'}</Line>
        )}
        {prices && <Line term="Prix">{prices}</Line>}
      </Part>
      {taken.length > 0 && <MeetingPart {...{ answers, taken, change, issues }} />}
    </Card>
  )
}
