import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Ce lien a expiré', robots: { index: false } }

// Below a path of the middleware, which gives the page its nonce.
export const dynamic = 'force-dynamic'

export default function PaymentRefreshPage() {
  return (
    <Notice title="Ce lien a expiré" stage={1} action={<ButtonLink href="/login">Me connecter</ButtonLink>}>
      <p>
        Connectez-vous pour reprendre l’inscription chez notre prestataire de paiement là où vous l’avez
        laissée.
      </p>
    </Notice>
  )
}
