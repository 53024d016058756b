import type { Metadata } from 'next'
import { NarrowCard } from '@/components/ui/layout/narrow-card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { UndoEmailForm } from './undo-email-form'

export const metadata: Metadata = { title: NO_TITLE, referrer: 'no-referrer' }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function UndoEmailPage({ searchParams }: Props) {
  const { token } = await searchParams
  return (
    <NarrowCard title="Annuler le changement d’adresse" stage={2}>
      <UndoEmailForm token={typeof token === 'string' ? token : ''} />
    </NarrowCard>
  )
}
