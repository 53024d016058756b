import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { FactsTable } from './facts-table'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  firstName: string
  siteName: string
  shelves: { productName: string; size: string | null; left: number }[]
  /** The number of articles not listed. */
  more: number
  shopUrl: string
}

/** To the client: articles of their shop are running out. */
export function LowStock({ firstName, siteName, shelves, more, shopUrl }: Props) {
  return (
    <Layout
      preview="Ces articles sont descendus à votre seuil d’alerte."
      title={`Stock bas dans votre boutique ${siteName}`}
      reason={`Vous recevez ce message parce que vous avez choisi une alerte de stock pour ces articles chez ${brand.name}.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      <Paragraph>
        Ces articles sont descendus à votre seuil d’alerte. Nous comptons ce qui peut encore être vendu&nbsp;:
        le rayon, moins les pièces réservées par des commandes en cours de paiement.
      </Paragraph>
      <FactsTable
        facts={shelves.map(({ productName, size, left }) => ({
          label: size === null ? productName : `${productName}, taille ${size}`,
          value: leftWords(left),
        }))}
      />
      {more > 0 && <Paragraph>Et {more} autres, dans votre liste de produits.</Paragraph>}
      <ActionLink href={shopUrl} label="Voir les produits" />
    </Layout>
  )
}

const leftWords = (left: number) => {
  if (left === 0) return 'épuisé'
  return left === 1 ? 'il en reste 1' : `il en reste ${left}`
}
