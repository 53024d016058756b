import { ChosenPlan } from '@/components/onboarding/chosen-plan'
import { Progress } from '@/components/onboarding/progress'
import { projectPerson } from '@/components/onboarding/project-person'
import { ProjectStages } from '@/components/onboarding/project-stages'
import { WhatNext } from '@/components/onboarding/what-next'
import { WizardFrame } from '@/components/onboarding/wizard-frame'
import { ViewCounter } from '@/components/site/view-counter'
import { choiceFrom, missingBefore, stepFrom } from '@/lib/domain/onboarding/policy'
import { currentPerson } from '@/lib/server/session/session'
import { SignUpStep } from './sign-up-step'
import { WithoutScript } from './without-script'
import { Wizard } from './wizard'

export type WizardPageProps = {
  searchParams: Promise<Partial<Record<'etape' | 'formule' | 'prix', string | string[]>>>
}

/** One screen at three addresses. */
export async function WizardScreen({ path, searchParams }: WizardPageProps & { path: string }) {
  const { etape, ...chosen } = await searchParams
  const signedIn = (await currentPerson()) !== null
  const requestedStep = typeof etape === 'string' ? etape : undefined
  const step = stepFrom(requestedStep, signedIn)
  const reason = missingBefore(requestedStep, step)
  const choice = choiceFrom(chosen)
  return (
    <>
      {step === 'compte' ? (
        <WizardFrame
          progress={<Progress current="compte" share={0} />}
          whatNext={<WhatNext />}
          reason={reason}
        >
          <SignUpStep
            path={path}
            choice={choice}
            chosenPlan={choice?.plan && <ChosenPlan plan={choice.plan} />}
          />
        </WizardFrame>
      ) : (
        <Wizard
          initialStep={step}
          initialReason={reason}
          path={path}
          choice={choice}
          whatNext={<WhatNext />}
          withoutScript={<WithoutScript choice={choice} />}
          person={projectPerson}
          stages={<ProjectStages current={2} className="sm:grid-cols-4" />}
        />
      )}
      <ViewCounter whenLeft />
    </>
  )
}
