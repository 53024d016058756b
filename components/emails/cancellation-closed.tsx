import { type CancellationKind, NOUNS } from '@/lib/domain/cancellations/policy'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = { kind: CancellationKind; moment: string; answer: string }

/** To the declarer of a termination or a withdrawal that ends no contract: the agency's answer. */
export const CancellationClosed = ({ kind, moment, answer }: Props) => (
  <Layout
    preview="Notre réponse, et comment nous joindre."
    title={`Notre réponse à votre ${NOUNS[kind]}`}
    reason={`Vous recevez ce message parce qu’une ${NOUNS[kind]} a été déclarée avec cette adresse sur notre site.`}
  >
    <Paragraph>Bonjour,</Paragraph>
    <Paragraph>
      Voici notre réponse à votre {NOUNS[kind]}, envoyée le {moment}&nbsp;:
    </Paragraph>
    <Quote text={answer} />
    <Paragraph>Pour nous répondre, écrivez simplement à ce message.</Paragraph>
  </Layout>
)
