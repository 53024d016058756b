import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = { firstName: string; recap: string; ticketUrl: string }

/** To the client: the project request was received, with their answers. */
export function ProjectRequestClient({ firstName, recap, ticketUrl }: Props) {
  return (
    <Layout
      preview="Nous revenons vers vous pour en parler."
      title="Nous avons bien reçu votre projet"
      reason={`Vous recevez ce message parce que vous avez décrit un projet chez ${brand.name}.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      <Paragraph>
        Merci de votre confiance. Nous lisons vos réponses et revenons vers vous par le moyen que vous avez
        choisi. Une demande est ouverte dans votre espace&nbsp;: vous pouvez y ajouter ce que vous voulez.
      </Paragraph>
      <Quote text={recap} />
      <ActionLink href={ticketUrl} label="Suivre ma demande" />
    </Layout>
  )
}
