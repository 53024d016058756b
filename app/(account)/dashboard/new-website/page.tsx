import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { type WizardPageProps, WizardScreen } from '@/app/(account)/start/wizard-screen'

export const metadata = pageMetadata(pages.start)

export default function Page({ searchParams }: WizardPageProps) {
  return <WizardScreen path="/dashboard/new-website" searchParams={searchParams} />
}
