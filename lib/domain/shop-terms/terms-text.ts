import { GUARANTEE_FRAME } from '@/content/legal-guarantee'
import { withdrawalForm } from '@/content/withdrawal-form'
import type { TermsText } from '@/db/schema/shop-terms-versions'
import { VAT_WORDS } from '../shops/constants'
import type { Shop } from '../shops/schema'
import { deliverySentences } from './delivery-ways'
import { MISSING, withdrawalPath } from './schema'
import { addressOf, mediatorOf, sellerFacts, traderOf } from './seller-facts'

export type TermsFacts = { shop: Shop; siteName: string; privacyUrl: string; origin: string }

type Section = TermsText['sections'][number]

/** The terms a shopper accepts with an order: the seller's own if there are any, else those generated from the settings; in
 *  both cases with the facts to confirm on a durable medium (article L. 221-13). */
export function termsText(facts: TermsFacts): TermsText {
  const own = facts.shop.termsUrl
  const middle = own ? [ownTerms(own)] : generated(facts)
  return {
    title: `Conditions de vente, ${facts.siteName}`,
    sections: [
      { heading: 'Vendeur', paragraphs: sellerFacts(facts.shop).map(inWords) },
      ...middle,
      withdrawal(facts),
      { heading: 'Garanties légales', paragraphs: [...GUARANTEE_FRAME], look: 'frame' },
      guarantees(facts.shop),
      complaints(facts.shop),
      {
        heading: 'Formulaire de rétractation',
        paragraphs: [...withdrawalForm(traderOf(facts.shop))],
        look: 'form',
      },
    ],
  }
}

const inWords = ({ label, text }: { label: string; text: string | null }) =>
  `${label}\u00a0: ${text ?? MISSING}`

const ownTerms = (url: string): Section => ({
  heading: 'Conditions du vendeur',
  paragraphs: [`Les conditions de vente du vendeur se trouvent à cette adresse\u00a0: ${url}`],
})

function generated({ shop, siteName, privacyUrl, origin }: TermsFacts): Section[] {
  return [
    {
      heading: 'Objet',
      paragraphs: [
        `Ces conditions s’appliquent aux ventes conclues en ligne sur «\u00a0${siteName}\u00a0» entre le vendeur, qui agit en qualité de professionnel, et un consommateur. La version qui s’applique est celle affichée lors de la commande\u00a0; elle est jointe à l’e-mail qui la confirme.`,
      ],
    },
    {
      heading: 'Produits et prix',
      paragraphs: [
        'Les caractéristiques essentielles de chaque produit figurent sur sa fiche. Les offres valent dans la limite des stocks disponibles.',
        `Les prix sont en euros. ${shop.vatRegime === 'exempt' ? `${VAT_WORDS.exempt}.` : 'La TVA est comprise.'} Les frais de livraison s’y ajoutent\u00a0: ils sont indiqués, comme le total à payer, avant l’envoi de la commande.`,
      ],
    },
    {
      heading: 'Commande',
      paragraphs: [
        'Le client choisit ses produits, vérifie son panier, indique ses coordonnées et son mode de livraison. Il peut corriger ses choix jusqu’au bouton «\u00a0Commande avec obligation de paiement\u00a0», qui envoie la commande. Un e-mail la confirme dès que le paiement est reçu.',
        'Le contrat est conclu en français. La commande et ces conditions restent à la disposition du client sur la page de sa commande, dont l’e-mail de confirmation donne l’adresse.',
      ],
    },
    {
      heading: 'Paiement',
      paragraphs: [
        'Le prix est exigible à la commande. Il se paie en ligne, par carte bancaire ou par un autre moyen proposé au moment du paiement, de façon sécurisée chez Stripe. Le vendeur ne reçoit pas les données de la carte.',
      ],
    },
    {
      heading: 'Livraison',
      paragraphs: [
        ...deliverySentences(shop),
        ...(shop.offersHome || shop.offersRelay ? limits(shop.websiteId, origin) : []),
        'En cas de retard, le client peut suspendre le paiement du prix, mettre le vendeur en demeure de livrer dans un délai supplémentaire raisonnable, puis résoudre le contrat si la livraison n’a pas lieu. Le vendeur le rembourse alors de la totalité des sommes versées au plus tard dans les quatorze jours (articles L.\u00a0216-6 et L.\u00a0216-7 du code de la consommation).',
        'Le risque de perte ou d’endommagement passe au client quand il prend physiquement possession des produits, lui ou un tiers qu’il désigne, autre que le transporteur.',
      ],
    },
    {
      heading: 'Données personnelles',
      paragraphs: [
        `Le vendeur utilise les données de la commande pour la préparer, la livrer et tenir ses comptes.${privacyUrl ? ` Sa politique de confidentialité est à cette adresse\u00a0: ${privacyUrl}` : ''}`,
      ],
    },
  ]
}

const limits = (websiteId: number, origin: string) => [
  'Les produits ne sont pas livrés dans les autres pays, ni dans les départements et territoires d’outre-mer.',
  `Les prix selon le poids du colis sont à cette adresse\u00a0: ${origin}/boutique/${websiteId}/livraison`,
]

function withdrawal({ shop, origin }: TermsFacts): Section {
  return {
    heading: 'Droit de rétractation',
    paragraphs: [
      'Le client dispose de quatorze jours à compter de la réception des produits pour se rétracter, sans donner de motif. Quand une commande arrive en plusieurs fois, le délai court à compter de la réception du dernier produit.',
      `Il exerce ce droit en ligne, à l’adresse ${origin}${withdrawalPath(shop.websiteId)}, au moyen du formulaire reproduit ci-dessous, ou par toute autre déclaration sans ambiguïté adressée au vendeur avant la fin du délai.`,
      `Il renvoie les produits au plus tard quatorze jours après avoir communiqué sa décision, à cette adresse\u00a0: ${shop.returnAddress || MISSING}. ${RETURN_WORDS[shop.returnCosts ?? 'unknown']}`,
      'Le vendeur rembourse toutes les sommes versées, livraison comprise, au plus tard quatorze jours après avoir été informé de la rétractation, par le même moyen de paiement. Il peut attendre d’avoir récupéré les produits ou la preuve de leur envoi. Le supplément pour un mode de livraison plus coûteux que le mode standard n’est pas remboursé.',
      'Le client répond de la dépréciation des produits seulement si elle vient de manipulations autres que celles nécessaires pour en établir la nature, les caractéristiques et le bon fonctionnement.',
      'Ce droit ne s’applique pas dans les cas de l’article L.\u00a0221-28 du code de la consommation, notamment aux biens confectionnés selon les spécifications du client ou nettement personnalisés, aux biens susceptibles de se détériorer ou de se périmer rapidement, et aux biens descellés après la livraison qui ne peuvent être renvoyés pour des raisons d’hygiène ou de protection de la santé.',
    ],
  }
}

export const RETURN_WORDS = {
  seller: 'Le vendeur prend en charge les frais de renvoi.',
  shopper: 'Les frais directs de renvoi sont à la charge du client.',
  unknown: `Frais de renvoi\u00a0: ${MISSING}.`,
} as const

const guarantees = (shop: Shop): Section => ({
  heading: 'Mise en œuvre des garanties',
  paragraphs: [
    `Pour mettre en œuvre une garantie, le client s’adresse au vendeur\u00a0: ${[addressOf(shop), shop.email].filter(Boolean).join(', ') || MISSING}.`,
    ...(shop.commercialGuarantee ? [`Garantie commerciale\u00a0: ${shop.commercialGuarantee}`] : []),
  ],
})

const complaints = (shop: Shop): Section => ({
  heading: 'Réclamations et médiation',
  paragraphs: [
    'Pour toute réclamation, le client écrit d’abord au vendeur. Sans réponse satisfaisante, un consommateur peut recourir gratuitement au médiateur de la consommation\u00a0:',
    mediatorOf(shop)?.join(', ') ?? MISSING,
  ],
})
