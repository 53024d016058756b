import { brand } from '@/content/brand'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

/** The data kept of an erased client, each with its retention period, in words. */
type Props = { kept: readonly string[] }

export function ClientErased({ kept }: Props) {
  return (
    <Layout
      preview="Voici ce qui a été effacé, et ce que la loi nous fait garder."
      title="Votre compte est effacé"
      reason={`Vous recevez ce message, le dernier à cette adresse, parce que vous aviez un compte chez ${brand.name}.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Votre compte et ce qui vous désignait sont effacés&nbsp;: vos coordonnées, vos accès, vos demandes
        avec leurs messages et leurs fichiers, vos devis sans suite, vos projets, vos moyens de paiement, et
        le contenu de vos sites. Dans les commandes de vos boutiques, plus rien ne désigne ni vous ni vos
        acheteurs.
      </Paragraph>
      {kept.length > 0 && (
        <>
          <Paragraph>La loi nous fait garder le reste, et rien d’autre&nbsp;:</Paragraph>
          {kept.map((line) => (
            <Paragraph key={line}>{line}</Paragraph>
          ))}
        </>
      )}
      <Paragraph>
        Pour toute question, répondez à ce message. Vous pouvez aussi saisir la CNIL (cnil.fr).
      </Paragraph>
    </Layout>
  )
}
