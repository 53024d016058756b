import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = {
  title: 'Votre site, bâti à Montpellier',
  alternates: { canonical: '/promo' },
}

export default function PromoPage() {
  return (
    <Notice
      title="Votre site, bâti à Montpellier"
      stage={3}
      action={<ButtonLink href="/start">Commencer votre projet</ButtonLink>}
    >
      <p>
        Sites modernes, e-commerce et applications web : la visite guidée ouvre bientôt. En attendant, parlons
        de votre projet.
      </p>
    </Notice>
  )
}
