import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { TryForm } from './try-form'

export const metadata: Metadata = { title: 'Panier d’essai', robots: { index: false } }

export default function TestCheckoutPage() {
  return (
    <Notice title="Panier d’essai" stage={1} action={<TryForm />}>
      <p>Cette page sert à essayer le paiement de la boutique d’exemple, avec un panier tout fait&nbsp;:</p>
      <ul className="list-disc pl-6">
        <li>1&nbsp;× Miel de garrigue, 500&nbsp;g</li>
        <li>2&nbsp;× Tapenade noire, 90&nbsp;g</li>
      </ul>
    </Notice>
  )
}
