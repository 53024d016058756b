import { Fields } from './fields'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { name: string; email: string; contract: string; moment: string }

/** To a consumer: their withdrawal came in, what it said, and when it was sent. */
export const WithdrawalReceived = ({ name, email, contract, moment }: Props) => (
  <Layout
    preview={`Votre rétractation est enregistrée, envoyée le ${moment}.`}
    title="Accusé de réception de votre rétractation"
    reason="Vous recevez ce message parce qu’une rétractation a été déclarée avec cette adresse sur notre site."
  >
    <Paragraph>Bonjour,</Paragraph>
    <Paragraph>
      Nous avons reçu votre déclaration de rétractation, envoyée le {moment} (heure de Paris). Gardez ce
      message&nbsp;: il prouve cette date.
    </Paragraph>
    <Paragraph>
      Ce qui suit a été écrit par la personne qui a envoyé la déclaration, et non par nous&nbsp;:
    </Paragraph>
    <Paragraph>«&nbsp;Je vous notifie ma rétractation du contrat ci-dessous.&nbsp;»</Paragraph>
    <Fields
      fields={[
        { label: 'Nom', value: name },
        { label: 'Contrat', value: contract },
        { label: 'E-mail', value: email },
      ]}
    />
    <Paragraph>Nous vous répondons à cette adresse pour la suite, remboursement compris.</Paragraph>
  </Layout>
)
