import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Votre panier est vide', robots: { index: false } }

export default function CheckoutPage() {
  return (
    <Notice
      title="Votre panier est vide"
      stage={1}
      action={<ButtonLink href="/">Retour à l’accueil</ButtonLink>}
    >
      <p>
        Cette page sert à régler une commande passée sur le site d’un de nos clients. Ouvrez-la depuis la
        boutique, avec votre panier.
      </p>
    </Notice>
  )
}
