import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = {
  title: string
  explanation: string
  detail: string
  link: { href: string; label: string }
  /** The request's id, to find the cause in the log. */
  requestId?: string | undefined
}

/** To the agency: a payment problem that needs manual action. */
export function PaymentAlert({ title, explanation, detail, link, requestId }: Props) {
  return (
    <Layout
      preview={explanation}
      title={title}
      reason="Vous recevez ce message parce que vous administrez les boutiques de vos clients."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>{explanation}</Paragraph>
      <Quote text={detail} />
      <ActionLink {...link} />
      {requestId && <Paragraph>Référence dans les journaux : {requestId}</Paragraph>}
    </Layout>
  )
}
