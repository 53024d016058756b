import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { title: string; url: string }

/** To an unconfirmed address: announces news in the client area, without any user's input. */
export function Notice({ title, url }: Props) {
  return (
    <Layout
      preview="Connectez-vous pour la suite, et confirmez votre adresse e-mail."
      title={title}
      reason={`Vous recevez ce message parce qu’un compte a été créé chez ${brand.name} avec cette adresse. Si ce n’est pas vous, ignorez-le.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        La suite vous attend dans votre espace. Votre adresse e-mail n’est pas encore confirmée&nbsp;: tant
        qu’elle ne l’est pas, nos messages n’en disent pas davantage. Le lien de confirmation est dans notre
        message de bienvenue.
      </Paragraph>
      <ActionLink href={url} label="Ouvrir mon espace" />
    </Layout>
  )
}
