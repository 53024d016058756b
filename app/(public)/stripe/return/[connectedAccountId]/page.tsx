import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Informations transmises', robots: { index: false } }

// Below a path of the middleware, which gives the page its nonce.
export const dynamic = 'force-dynamic'

export default function PaymentReturnPage() {
  return (
    <Notice
      title="Informations transmises"
      stage={2}
      action={<ButtonLink href="/login">Me connecter</ButtonLink>}
    >
      <p>
        Vos informations sont chez notre prestataire de paiement. Connectez-vous pour voir si votre compte est
        prêt.
      </p>
    </Notice>
  )
}
