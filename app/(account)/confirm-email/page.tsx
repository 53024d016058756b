import type { Metadata } from 'next'
import { NarrowCard } from '@/components/ui/narrow-card'
import { ConfirmEmailForm } from './confirm-email-form'

export const metadata: Metadata = { title: 'Confirmer mon adresse', referrer: 'no-referrer' }

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
