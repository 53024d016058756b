import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { resetUrl: string }

/** To an address that may be a stranger's: contains no input of the person who signed up. */
export function ResetPassword({ resetUrl }: Props) {
  return (
    <Layout
      preview="Le lien est valable une heure et ne sert qu’une fois."
      title="Choisissez un nouveau mot de passe"
      reason="Vous recevez ce message parce qu’un nouveau mot de passe a été demandé pour votre compte. Si ce n’est pas vous, ignorez-le&nbsp;: rien ne change."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Vous avez demandé à changer votre mot de passe. Ce lien est valable une heure et ne sert qu’une fois.
        Une fois le mot de passe changé, vous devrez vous reconnecter sur tous vos appareils.
      </Paragraph>
      <ActionLink href={resetUrl} label="Choisir un mot de passe" spelledOut />
    </Layout>
  )
}
