import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

/** To the client: the payment provider has paused their account. */
export function PaymentAccountPaused({ setupUrl }: { setupUrl: string }) {
  return (
    <Layout
      preview="Votre boutique ne peut plus encaisser pour le moment."
      title="Votre compte de paiement est en pause"
      reason={`Vous recevez ce message parce que votre boutique chez ${brand.name} encaisse par ce compte.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Notre prestataire de paiement a mis votre compte en pause, sans vous demander d’information. Votre
        boutique reste visible, mais ses clients ne peuvent plus payer jusqu’à ce qu’il soit rétabli.
      </Paragraph>
      <Paragraph>
        L’agence est prévenue en même temps que vous. Le prestataire vous a peut-être écrit aussi&nbsp;:
        répondez-lui directement, lui seul peut rétablir le compte.
      </Paragraph>
      <ActionLink href={setupUrl} label="Voir mon compte de paiement" />
    </Layout>
  )
}
