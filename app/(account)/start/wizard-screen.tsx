import { ViewCounter } from '@/components/site/view-counter'
import { choiceFrom, stepFrom } from '@/lib/domain/onboarding/policy'
import { currentPerson } from '@/lib/server/session'
import { Wizard } from './wizard'

export type WizardPageProps = {
  searchParams: Promise<Partial<Record<'etape' | 'formule' | 'prix', string | string[]>>>
}

/** One screen at three addresses. */
export async function WizardScreen({ path, searchParams }: WizardPageProps & { path: string }) {
  const { etape, ...chosen } = await searchParams
  const signedIn = (await currentPerson()) !== null
  const step = stepFrom(typeof etape === 'string' ? etape : undefined, signedIn)
  return (
    <>
      <Wizard key={String(signedIn)} initialStep={step} path={path} choice={choiceFrom(chosen)} />
      <ViewCounter whenLeft />
    </>
  )
}
