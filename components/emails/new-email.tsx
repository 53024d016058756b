import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { confirmUrl: string }

/** To an address that may be a stranger's: contains no input of the requester. */
export function NewEmail({ confirmUrl }: Props) {
  return (
    <Layout
      preview="Le lien est valable 24&nbsp;heures et ne sert qu’une fois."
      title="Confirmez votre nouvelle adresse e-mail"
      reason="Vous recevez ce message parce qu’un compte veut prendre cette adresse. Si ce n’est pas vous, ignorez-le&nbsp;: rien ne change."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Vous avez demandé à utiliser cette adresse pour votre compte. Confirmez-la par ce lien, valable
        24&nbsp;heures. Vos sessions ouvertes ailleurs seront fermées.
      </Paragraph>
      <ActionLink href={confirmUrl} label="Confirmer ma nouvelle adresse" spelledOut />
    </Layout>
  )
}
