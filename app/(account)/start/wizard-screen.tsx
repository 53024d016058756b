import { ViewCounter } from '@/components/site/view-counter'
import { choiceFrom, missingBefore, stepFrom } from '@/lib/domain/onboarding/policy'
import { currentPerson } from '@/lib/server/session'
import { Wizard } from './wizard'

export type WizardPageProps = {
  searchParams: Promise<Partial<Record<'etape' | 'formule' | 'prix', string | string[]>>>
}

/** One screen at three addresses. */
export async function WizardScreen({ path, searchParams }: WizardPageProps & { path: string }) {
  const { etape, ...chosen } = await searchParams
  const signedIn = (await currentPerson()) !== null
  const wish = typeof etape === 'string' ? etape : undefined
  const step = stepFrom(wish, signedIn)
  return (
    <>
      <Wizard
        key={String(signedIn)}
        initialStep={step}
        initialReason={missingBefore(wish, step)}
        path={path}
        choice={choiceFrom(chosen)}
      />
      <ViewCounter whenLeft />
    </>
  )
}
