'use client'

import { type ReactNode, useState } from 'react'
import { wizardPlans } from '@/content/wizard-plans'
import { type Answers, bothPrices, planName } from '@/lib/domain/onboarding/policy'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { PlanPicker } from './plan-picker'
import { Questions } from './questions'

type Props = { answers: Answers; change: (changes: Partial<Answers>) => void; urlIssue: string | undefined }

const word = (yes: boolean) => (yes ? 'Oui' : 'Non')

/** What was answered, with 'Modifier' in place: there is no way back. */
export function Recap({ answers, change, urlIssue }: Props) {
  const plan = wizardPlans.find(({ name }) => name === answers.selectedPlan)
  const prices = bothPrices(answers)
  const formula = plan ? planName(plan.name) : 'Aucune'
  return (
    <Card className="flex flex-col gap-5">
      <Part
        title="Votre projet"
        forceOpen={urlIssue !== undefined}
        editor={<Questions answers={answers} change={change} urlIssue={urlIssue} />}
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
    </Card>
  )
}

type PartProps = { title: string; editor: ReactNode; forceOpen?: boolean; children: ReactNode }

function Part({ title, editor, forceOpen = false, children }: PartProps) {
  const [editing, setEditing] = useState(false)
  const open = editing || forceOpen
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-3 not-last:border-hairline not-last:border-b not-last:pb-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        <Button look="secondary" size="small" aria-expanded={open} onClick={() => setEditing(!open)}>
          {open ? 'Terminer' : 'Modifier'}
          <span className="sr-only">&nbsp;: {title}</span>
        </Button>
      </div>
      {open ? editor : <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">{children}</dl>}
    </section>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words text-right font-medium">{children}</dd>
    </div>
  )
}
