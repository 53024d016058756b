import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { title: string; resetUrl: string }

/** Contains no user's input: the address may be a stranger's. */
export function SecurityChange({ title, resetUrl }: Props) {
  return (
    <Layout
      preview="Si ce n’est pas vous, changez votre mot de passe sans attendre."
      title={title}
      reason={`Vous recevez ce message parce que la protection de votre compte chez ${brand.name} a changé.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        La protection de votre compte vient de changer. Si c’est vous, il n’y a rien à faire.
      </Paragraph>
      <Paragraph>
        Si ce n’est pas vous, choisissez sans attendre un nouveau mot de passe&nbsp;: toutes les sessions de
        votre compte seront fermées. Puis retirez de la page «&nbsp;Second facteur&nbsp;» ce que vous n’avez
        pas ajouté, et écrivez-nous.
      </Paragraph>
      <ActionLink href={resetUrl} label="Choisir un mot de passe" spelledOut />
    </Layout>
  )
}
