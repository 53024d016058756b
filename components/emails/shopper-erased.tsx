import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { count: number; siteName: string; shopAddress: string; replyTo: string }

/** To a shopper, in the shop's name: the erased data, the kept data, and why. */
export function ShopperErased({ count, siteName, shopAddress, replyTo }: Props) {
  return (
    <Layout
      preview="Voici ce qui a été effacé, et ce que la loi fait garder."
      title="Vos données sont effacées"
      reason={`Vous recevez ce message, le dernier à cette adresse, parce que vous avez passé commande chez ${siteName}.`}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        La boutique a effacé les données qui vous désignent dans{' '}
        {count > 1 ? `vos ${count} commandes` : 'votre commande'}&nbsp;: votre nom, votre adresse e-mail,
        votre téléphone, vos adresses de livraison, les étiquettes et le suivi des colis, vos
        personnalisations et vos demandes de retour. Les liens vers vos commandes ne s’ouvrent plus.
      </Paragraph>
      <Paragraph>
        Restent, sans votre nom, la date, le numéro, les articles, les montants, la TVA et le pays de
        livraison de chaque commande&nbsp;: le vendeur doit garder ses pièces comptables pendant dix ans
        (article L. 123-22 du Code de commerce). Le prestataire de paiement garde de son côté ce que la loi
        lui impose.
      </Paragraph>
      <Paragraph>
        Gardez vos confirmations de commande&nbsp;: elles sont désormais votre seule preuve d’achat. Pour
        toute question, répondez à ce message. Vous pouvez aussi saisir la CNIL (cnil.fr).
      </Paragraph>
    </Layout>
  )
}
