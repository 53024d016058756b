import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { confirmUrl: string }

/** To an address that may be a stranger's: contains no input of the person who signed up. */
export function Welcome({ confirmUrl }: Props) {
  return (
    <Layout
      preview="Confirmez votre adresse e-mail&nbsp;: il suffit d’un clic."
      title={`Bienvenue chez ${brand.name}`}
      reason={`Vous recevez ce message parce qu’un compte a été créé avec cette adresse. Si ce n’est pas vous, ignorez-le.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Votre compte est créé. Vous y retrouvez vos sites, vos demandes et nos réponses, au même endroit.
      </Paragraph>
      <Paragraph>
        Il reste à confirmer que cette adresse est bien la vôtre. Vous pouvez utiliser votre compte sans
        attendre&nbsp;; le lien reste valable sept jours.
      </Paragraph>
      <ActionLink href={confirmUrl} label="Confirmer mon adresse" spelledOut />
    </Layout>
  )
}
