import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Recevoir des paiements', robots: { index: false } }

export default function PaymentSetupPage() {
  return (
    <Notice
      title="Recevoir des paiements"
      stage={2}
      action={<ButtonLink href="/login">Me connecter</ButtonLink>}
    >
      <p>
        Connectez-vous pour créer votre compte chez notre prestataire de paiement ou en suivre l’avancement.
      </p>
    </Notice>
  )
}
