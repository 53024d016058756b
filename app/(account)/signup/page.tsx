import type { Metadata } from 'next'
import { type WizardPageProps, WizardScreen } from '@/app/(account)/start/wizard-screen'

export const metadata: Metadata = { title: 'Commencer votre projet', alternates: { canonical: '/start' } }

export default function Page({ searchParams }: WizardPageProps) {
  return <WizardScreen path="/signup" searchParams={searchParams} />
}
