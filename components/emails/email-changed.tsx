import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { undoUrl: string }

/** To the account's previous address. */
export function EmailChanged({ undoUrl }: Props) {
  return (
    <Layout
      preview="Si ce n’est pas vous, vous pouvez l’annuler pendant sept jours."
      title="L’adresse e-mail de votre compte a changé"
      reason="Vous recevez ce message parce que cette adresse était celle d’un compte."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Une autre adresse e-mail sert maintenant à vous connecter. Si c’est vous, vous n’avez rien à faire.
      </Paragraph>
      <Paragraph>
        Si ce n’est pas vous, annulez ce changement&nbsp;: vous choisirez un nouveau mot de passe et toutes
        les sessions seront fermées. Le lien est valable sept jours.
      </Paragraph>
      <ActionLink href={undoUrl} label="Annuler ce changement" spelledOut />
    </Layout>
  )
}
