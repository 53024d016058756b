import type { Metadata } from 'next'
import { NarrowCard } from '@/components/ui/narrow-card'
import { NO_TITLE } from '@/components/ui/no-title'
import { ConfirmEmailForm } from './confirm-email-form'

export const metadata: Metadata = { title: NO_TITLE, referrer: 'no-referrer' }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

/** Confirms by a button: programs that follow the links of a mail must not use it up. */
export default async function ConfirmEmailPage({ searchParams }: Props) {
  const { token } = await searchParams
  return (
    <NarrowCard title="Confirmer mon adresse" stage={2}>
      <ConfirmEmailForm token={typeof token === 'string' ? token : ''} />
    </NarrowCard>
  )
}
