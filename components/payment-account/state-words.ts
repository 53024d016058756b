import type { PaymentAccountState } from '@/lib/domain/payment-accounts/schema'

type Words = { title: string; text: string }

/** The text for an account's owner in each state. */
export const STATE_WORDS: Record<PaymentAccountState, Words> = {
  ready: {
    title: 'Votre compte peut encaisser',
    text: 'Les ventes de votre boutique arrivent sur votre compte chez notre prestataire de paiement.',
  },
  checking: {
    title: 'Informations transmises',
    text: 'Notre prestataire de paiement vérifie vos informations. Cela prend en général quelques minutes, parfois un ou deux jours.',
  },
  incomplete: {
    title: 'Terminez votre compte de paiement',
    text: 'Notre prestataire de paiement a encore besoin de quelques informations avant que vous puissiez encaisser.',
  },
  paused: {
    title: 'Votre compte de paiement est en pause',
    text: 'Notre prestataire de paiement a mis votre compte en pause sans rien vous demander. Votre boutique ne peut pas encaisser pour le moment\u00a0; l’agence est prévenue.',
  },
}
