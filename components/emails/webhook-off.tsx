import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = {
  firstName: string
  siteName: string
  url: string
  reason: 'gone' | 'failing'
  /** The minimum number of days without a successful delivery. */
  days: number
  webhooksUrl: string
}

/** To the client: an address of their site is no longer notified of changes. */
export function WebhookOff({ firstName, siteName, url, reason, days, webhooksUrl }: Props) {
  const cause =
    reason === 'gone'
      ? 'a répondu qu’elle n’existe plus (statut 410)'
      : `n’a rien reçu de nous depuis plus de ${days}\u00a0jours, malgré nos essais répétés`
  return (
    <Layout
      preview="Une adresse de votre site ne reçoit plus nos messages. Voici comment la rétablir."
      title={`Votre site ${siteName} n’est plus prévenu de vos modifications`}
      reason={`Vous recevez ce message parce que vous avez ajouté cette adresse aux webhooks de votre site chez ${brand.name}.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      <Paragraph>
        Cette adresse, que nous prévenons quand vos contenus changent, {cause}. Nous l’avons désactivée&nbsp;:
      </Paragraph>
      <Quote text={url} />
      <Paragraph>
        Vos contenus ne sont pas touchés, et les listes intégrées par notre script se mettent toujours à jour
        seules. Demandez à votre développeur de vérifier l’adresse, puis activez-la de nouveau&nbsp;: le
        journal montre ce que votre site a répondu.
      </Paragraph>
      <ActionLink href={webhooksUrl} label="Voir le journal des webhooks" />
    </Layout>
  )
}
