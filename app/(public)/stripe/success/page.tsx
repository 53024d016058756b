import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Paiement accepté', robots: { index: false } }

export default function PaymentSuccessPage() {
  return (
    <Notice title="Paiement accepté" stage={3} action={<ButtonLink href="/">Retour à l’accueil</ButtonLink>}>
      <p>Merci ! Votre paiement est passé. Un e-mail de confirmation suit dans quelques minutes.</p>
    </Notice>
  )
}
