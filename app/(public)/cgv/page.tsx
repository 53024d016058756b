import type { Metadata } from 'next'
import { PageBody } from '@/components/site/page-body'
import { Prose } from '@/components/site/prose'
import { TermsOfSale } from './terms-of-sale'

export const metadata: Metadata = {
  title: 'Conditions Générales de vente',
  description: 'Formules, abonnement, paiement, résiliation, propriété du code et garantie.',
  alternates: { canonical: '/cgv' },
}

export default function TermsOfSalePage() {
  return (
    <PageBody title="Conditions Générales de vente">
      <Prose>
        <TermsOfSale />
      </Prose>
    </PageBody>
  )
}
