import { stepFrom } from '@/lib/domain/onboarding/policy'
import { currentPerson } from '@/lib/server/session'
import { Wizard } from './wizard'

export type WizardPageProps = { searchParams: Promise<{ etape?: string | string[] }> }

/** One screen at three addresses. */
export async function WizardScreen({ path, searchParams }: WizardPageProps & { path: string }) {
  const { etape } = await searchParams
  const signedIn = (await currentPerson()) !== null
  const step = stepFrom(typeof etape === 'string' ? etape : undefined, signedIn)
  return <Wizard key={String(signedIn)} initialStep={step} path={path} />
}
