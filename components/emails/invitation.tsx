import { brand } from '@/content/brand'
import { withQue } from '@/lib/domain/elision'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

/** To an address that may be a stranger's: contains no input of the account's creator. */
export function Invitation({ url }: { url: string }) {
  return (
    <Layout
      preview="Le lien est valable sept jours et ne sert qu’une fois."
      title="Votre compte vous attend"
      reason={`Vous recevez ce message parce ${withQue(brand.name)} a créé un compte avec cette adresse. Si vous ne nous connaissez pas, ignorez-le.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Nous avons créé votre compte {brand.name}. Il ne vous reste qu’à choisir votre mot de passe&nbsp;:
        votre adresse sera confirmée du même coup.
      </Paragraph>
      <Paragraph>Ce lien est valable sept jours et ne sert qu’une fois.</Paragraph>
      <ActionLink href={url} label="Choisir mon mot de passe" spelledOut />
    </Layout>
  )
}
