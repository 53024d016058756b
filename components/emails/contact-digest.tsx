import { Section } from 'react-email'
import { type Field, Fields } from './fields'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Message = { id: number; senderName: string; senderEmail: string; fields: Field[] }
type Props = { title: string; messages: Message[] }

/** To the agency: visitors' messages of a day with too many to mail each. */
export function ContactDigest({ title, messages }: Props) {
  return (
    <Layout
      preview="Beaucoup de messages sont arrivés aujourd’hui. En voici la suite, réunie."
      title={title}
      reason="Ce message réunit chaque heure ceux des formulaires du site, quand il en vient plus de 200 par jour."
    >
      <Paragraph>Bonjour,</Paragraph>
      {messages.map(({ id, senderName, senderEmail, fields }) => (
        <Section key={id}>
          <Paragraph>
            {senderName} ({senderEmail}) a écrit&nbsp;:
          </Paragraph>
          <Fields fields={fields} />
        </Section>
      ))}
    </Layout>
  )
}
