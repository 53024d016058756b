import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Panier d’essai', robots: { index: false } }

export default function TestCheckoutPage() {
  return (
    <Notice title="Panier d’essai" stage={1} action={<ButtonLink href="/">Retour à l’accueil</ButtonLink>}>
      <p>Cette page sert à essayer le paiement avec un panier tout fait. L’essai n’est pas encore ouvert.</p>
    </Notice>
  )
}
