import { deliveryWays } from '../shop-terms/delivery-ways'
import type { Publisher } from '../shop-terms/queries'
import { addressOf, hostOf, spaced } from '../shop-terms/seller-facts'
import { hasCapital } from '../shops/policy'
import type { Shop } from '../shops/schema'

/** The known facts of a website and of how it sells. */
export type ComplianceFacts = {
  websiteId: number
  publisher: Publisher | null
  /** null: the website does not sell. */
  shop: Shop | null
  /** Active products whose page lacks something the law requires; null: not counted. */
  productsWithMissingFacts: number | null
}

export type ComplianceItem = {
  key: string
  group: 'site' | 'shop'
  title: string
  /** Why it is required, with its article. */
  law: string
  /** `check`: only a person can tell. */
  state: 'ok' | 'missing' | 'check'
  /** What is there, or what is missing. */
  words: string
  /** Where to write or read it. */
  href: string
}

/** A required fact: `field` is the id of its control. */
type Part = { what: string; value: string | null; field: string }
type Rule = { key: string; title: string; law: string; parts: Part[]; stands?: string }

/** Everything required for this kind of website, in the board's order. Each fact belongs to one item. */
export function complianceItems(facts: ComplianceFacts): ComplianceItem[] {
  const { websiteId, shop } = facts
  const board = `/dashboard/website/${websiteId}/conformite`
  const settings = `/dashboard/ecom/${websiteId}/reglages`
  const site = siteRules(facts.publisher).map((rule) => itemOf('site', rule, board))
  if (!shop) return [itemOf('site', publisherRule(facts.publisher), board), ...site]
  return [
    itemOf('site', sellerRule(shop), settings),
    ...site,
    ...shopRules(shop).map((rule) => itemOf('shop', rule, settings)),
    ...generated(shop),
    productItem(facts, `/dashboard/ecom/${websiteId}`),
  ]
}

export const missingItems = (facts: ComplianceFacts): ComplianceItem[] =>
  complianceItems(facts).filter(({ state }) => state === 'missing')

const enumerate = new Intl.ListFormat('fr', { type: 'conjunction' })

function itemOf(
  group: ComplianceItem['group'],
  { key, title, law, parts, stands }: Rule,
  screen: string,
): ComplianceItem {
  const missing = parts.filter(({ value }) => !value)
  const field = (missing[0] ?? parts[0])?.field
  return {
    ...{ key, group, title, law, href: `${screen}#${field}` },
    state: missing.length > 0 ? 'missing' : 'ok',
    words:
      missing.length > 0
        ? `Il manque ${enumerate.format(missing.map(({ what }) => what))}.`
        : (stands ?? parts.map(({ value }) => value).join(', ')),
  }
}

const LCEN = 'article 1-1 de la loi du 21 juin 2004'

const PUBLISHER = {
  key: 'publisher',
  title: 'Éditeur du site',
  law: `Un site dit qui l’édite et comment le joindre (${LCEN}).`,
}

const sellerRule = (shop: Shop): Rule => ({
  ...PUBLISHER,
  title: 'Vendeur, éditeur du site',
  law: `Un site dit qui l’édite et qui y vend, et comment le joindre (${LCEN}, article L.\u00a0221-5 du code de la consommation).`,
  parts: [
    { what: 'le nom légal', value: shop.legalName, field: 'legalName' },
    { what: 'l’adresse', value: shop.addressLine1, field: 'addressLine1' },
    { what: 'le code postal', value: shop.postalCode, field: 'postalCode' },
    { what: 'la ville', value: shop.city, field: 'city' },
    { what: 'l’e-mail', value: shop.email, field: 'email' },
    { what: 'le téléphone', value: shop.phone, field: 'phone' },
  ],
  stands: [shop.legalName, addressOf(shop), shop.email, shop.phone.replaceAll(' ', '\u00a0')].join(', '),
})

const publisherRule = (publisher: Publisher | null): Rule => ({
  ...PUBLISHER,
  parts: [
    { what: 'le nom', value: publisher?.name ?? '', field: 'name' },
    { what: 'l’adresse', value: publisher?.address ?? '', field: 'address' },
    { what: 'l’e-mail', value: publisher?.email ?? '', field: 'email' },
    { what: 'le téléphone', value: publisher?.phone ?? '', field: 'phone' },
  ],
})

const siteRules = (publisher: Publisher | null): Rule[] => [
  {
    key: 'director',
    title: 'Directeur de la publication',
    law: `Un site nomme la personne responsable de ce qu’il publie (${LCEN}).`,
    parts: [{ what: 'son nom', value: publisher?.director ?? '', field: 'director' }],
  },
  {
    key: 'host',
    title: 'Hébergeur',
    law: `Un site donne le nom, l’adresse et le téléphone de son hébergeur (${LCEN}).`,
    parts: [{ what: 'l’hébergeur', value: hostOf(publisher), field: 'host' }],
  },
  {
    key: 'privacy',
    title: 'Données personnelles',
    law: 'Qui recueille des données dit lesquelles, pourquoi et à qui écrire (article 13 du RGPD).',
    parts: [
      {
        what: 'le lien vers votre politique de confidentialité',
        value: publisher?.privacyUrl ?? '',
        field: 'privacyUrl',
      },
    ],
  },
]

const REGISTRY_WORDS = { rne: 'RNE', exempt: 'Dispensé d’immatriculation' }

const shopRules = (shop: Shop): Rule[] => [
  {
    key: 'legal-form',
    title: 'Forme juridique',
    law: 'Une entreprise donne sa forme juridique, et une société son capital (articles R.\u00a0123-237 et R.\u00a0123-238 du code de commerce).',
    parts: [
      { what: 'la forme juridique', value: shop.legalForm, field: 'legalForm' },
      ...(hasCapital(shop.legalForm)
        ? [{ what: 'le capital social', value: shop.shareCapital, field: 'shareCapital' }]
        : []),
    ],
  },
  {
    key: 'company-number',
    title: 'SIREN ou SIRET',
    law: 'Une entreprise indique son numéro unique d’identification (article R.\u00a0123-237 du code de commerce).',
    parts: [{ what: 'le numéro', value: spaced(shop.companyNumber), field: 'companyNumber' }],
  },
  {
    key: 'registry',
    title: 'Immatriculation',
    law: `Un site dit où son éditeur est immatriculé (${LCEN}).`,
    parts: [
      shop.registry === 'rcs'
        ? {
            what: 'le greffe du RCS',
            value: shop.registryCity && `RCS ${shop.registryCity}`,
            field: 'registryCity',
          }
        : {
            what: 'le registre, ou la dispense',
            value: shop.registry && REGISTRY_WORDS[shop.registry],
            field: 'entreprise',
          },
    ],
  },
  {
    key: 'vat',
    title: 'TVA',
    law: 'Un vendeur assujetti donne son numéro de TVA (article 19 de la loi du 21 juin 2004).',
    parts: [
      {
        what: 'le numéro de TVA intracommunautaire',
        value: shop.vatRegime === 'exempt' ? 'TVA non applicable, art. 293 B du CGI' : shop.vatNumber,
        field: 'vatNumber',
      },
    ],
  },
  {
    key: 'mediator',
    title: 'Médiateur de la consommation',
    law: 'Un vendeur adhère à un médiateur et donne ses coordonnées (articles L.\u00a0616-1 et R.\u00a0616-1 du code de la consommation).',
    parts: [
      { what: 'le nom du médiateur', value: shop.mediatorName, field: 'mediatorName' },
      { what: 'son adresse postale', value: shop.mediatorAddress, field: 'mediatorAddress' },
      { what: 'l’adresse de son site', value: shop.mediatorUrl, field: 'mediatorUrl' },
    ],
  },
  {
    key: 'returns',
    title: 'Retours',
    law: 'Le client sait qui paie le renvoi et où renvoyer (articles L.\u00a0221-5 et L.\u00a0221-23 du code de la consommation).',
    parts: [
      {
        what: 'qui paie le renvoi',
        value: shop.returnCosts && (shop.returnCosts === 'seller' ? 'À vos frais' : 'Aux frais du client'),
        field: 'retours',
      },
      { what: 'l’adresse de retour', value: shop.returnAddress, field: 'returnAddress' },
    ],
  },
]

/** The pages generated from the settings. Only a person can tell whether the seller's own terms say what they must. */
function generated({ termsUrl, ...shop }: Shop): ComplianceItem[] {
  const path = `/boutique/${shop.websiteId}`
  const page = { group: 'shop', state: 'ok', words: 'Page composée de vos réglages.' } as const
  const ways = deliveryWays({ ...shop, termsUrl }).map(({ label }) => label)
  return [
    {
      ...page,
      key: 'terms',
      title: 'Conditions de vente',
      law: 'Elles sont lues avant la commande et confirmées par e-mail (articles L.\u00a0221-5 et L.\u00a0221-13 du code de la consommation).',
      href: termsUrl || `${path}/conditions`,
      ...(termsUrl && {
        state: 'check' as const,
        words:
          'Vos propres conditions\u00a0: vérifiez qu’elles sont à jour. Sans lien, la page composée de vos réglages les remplace.',
      }),
    },
    {
      ...page,
      key: 'delivery',
      title: 'Livraison et paiement',
      law: 'Les restrictions de livraison et les moyens de paiement sont dits au début de la commande (article L.\u00a0221-14 du code de la consommation).',
      words: `${enumerate.format(ways)}.`,
      href: `${path}/livraison`,
    },
    {
      ...page,
      key: 'withdrawal',
      title: 'Rétractation',
      law: 'Le client dispose du formulaire type et d’un bouton pour renoncer en ligne (articles R.\u00a0221-1 et L.\u00a0221-21 du code de la consommation).',
      href: `${path}/formulaire-de-retractation`,
    },
    {
      ...page,
      key: 'guarantees',
      title: 'Garanties légales',
      law: 'L’encadré sur la garantie de conformité figure mot pour mot (article D.\u00a0211-2 du code de la consommation).',
      href: `${path}/garanties`,
    },
  ]
}

function productItem({ productsWithMissingFacts: count }: ComplianceFacts, href: string): ComplianceItem {
  const item = {
    key: 'products',
    group: 'shop',
    title: 'Fiches des produits',
    law: 'Chaque fiche donne les caractéristiques essentielles et la sécurité du produit (article L.\u00a0111-1 du code de la consommation, règlement (UE) 2023/988).',
    href,
  } as const
  if (count === null)
    return { ...item, state: 'check', words: 'Vérifiez que chaque fiche dit tout ce qu’elle doit.' }
  if (count === 0) return { ...item, state: 'ok', words: 'Chaque fiche est complète.' }
  return {
    ...item,
    state: 'missing',
    words: count === 1 ? 'Une fiche est incomplète.' : `${count} fiches sont incomplètes.`,
  }
}
