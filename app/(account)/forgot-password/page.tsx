import type { Metadata } from 'next'
import { NarrowCard } from '@/components/ui/layout/narrow-card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { ForgotPasswordForm } from './forgot-password-form'

export const metadata: Metadata = { title: NO_TITLE }

// A session page: each request gets its own nonce.
export const dynamic = 'force-dynamic'

export default function ForgotPasswordPage() {
  return (
    <NarrowCard title="Mot de passe oublié" stage={1}>
      <ForgotPasswordForm />
      <a href="/login" className="border-hairline border-t pt-5 text-accent-text">
        Retour à la connexion
      </a>
    </NarrowCard>
  )
}
