import type { Metadata } from 'next'
import { NarrowCard } from '@/components/ui/layout/narrow-card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { NewEmailForm } from './new-email-form'

export const metadata: Metadata = { title: NO_TITLE, referrer: 'no-referrer' }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function NewEmailPage({ searchParams }: Props) {
  const { token } = await searchParams
  return (
    <NarrowCard title="Ma nouvelle adresse" stage={2}>
      <NewEmailForm token={typeof token === 'string' ? token : ''} />
    </NarrowCard>
  )
}
