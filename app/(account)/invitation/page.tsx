import type { Metadata } from 'next'
import { NarrowCard } from '@/components/ui/layout/narrow-card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { brand } from '@/content/brand'
import { ResetPasswordForm } from '../reset-password/reset-password-form'

export const metadata: Metadata = {
  title: NO_TITLE,
  // The URL holds a secret: linked pages must not receive it.
  referrer: 'no-referrer',
}

type Props = { searchParams: Promise<{ token?: string | string[] }> }

/** The target of the mail that invites a person to an account created by the agency. */
export default async function InvitationPage({ searchParams }: Props) {
  const { token } = await searchParams
  return (
    <NarrowCard title={`Bienvenue chez ${brand.name}`} stage={2}>
      <p>Votre compte est prêt. Choisissez votre mot de passe, puis connectez-vous.</p>
      <ResetPasswordForm
        token={typeof token === 'string' ? token : ''}
        title="Bienvenue"
        label="Mot de passe"
        hint="10 caractères au moins. Votre adresse e-mail sera confirmée du même coup."
      />
    </NarrowCard>
  )
}
