import type { Metadata } from 'next'
import { NarrowCard } from '@/components/ui/layout/narrow-card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { ResetPasswordForm } from './reset-password-form'

export const metadata: Metadata = {
  title: NO_TITLE,
  // The URL holds a secret: linked pages must not receive it.
  referrer: 'no-referrer',
}

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams
  return (
    <NarrowCard title="Nouveau mot de passe" stage={2}>
      <ResetPasswordForm
        token={typeof token === 'string' ? token : ''}
        title="Nouveau mot de passe"
        label="Nouveau mot de passe"
        hint="10 caractères au moins. Toutes vos sessions ouvertes seront fermées."
      />
    </NarrowCard>
  )
}
