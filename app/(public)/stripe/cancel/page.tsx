import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Paiement annulé', robots: { index: false } }

export default function PaymentCanceledPage() {
  return (
    <Notice title="Paiement annulé" stage={1} action={<ButtonLink href="/">Retour à l’accueil</ButtonLink>}>
      <p>
        Le paiement a été interrompu et rien n’a été débité. Vous pouvez reprendre votre commande depuis la
        boutique.
      </p>
    </Notice>
  )
}
