import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { listArticles } from './articles'
import { loadText } from './load-text'
import { termsText } from './terms-text'

/** A text as it is read: without markup, every space a plain one. */
async function wordsOf(name: string): Promise<string> {
  const html = renderToStaticMarkup((await loadText(name)).content)
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,)])/g, '$1')
}

describe('the terms of sale', () => {
  it.each([
    // Specification, part 1, §9.
    'avec un préavis de 2 mois',
    'annoncée 3 mois à l’avance et justifiée par écrit',
    'pendant 6 mois à compter de la première livraison',
    'Elle ne s’applique pas aux abonnés',
    '1 semaine pour un abonnement payé au mois',
    '1 mois pour un abonnement payé à l’année',
    'L’abonnement se paie au mois ou à l’année. Une année couvre 12 mois',
    'elle coûte 10 mois d’abonnement',
    '198 € par an. Elle est comprise dans les formules Standard et Pro',
    'Un CMS sur mesure est établi sur devis',
    'Basique 35 € 350 € 950 €',
    'Standard 59 € 590 € 1 600 €',
    'Pro 112 € 1 120 € 3 000 €',
    'Pages 3 6 Illimitées',
    'Langues 2 3 5',
    'Paiement unique',
    'Abonnement seul',
    'Paiement unique et abonnement',
    'déploiement d’un back-end ou d’un CMS sur mesure',
    'Le développement est toujours facultatif',
    'il l’héberge lui-même, sans support ni mises à jour',
    'les devis de mises à jour et d’options sont gratuits',
    'indicatifs et ne valent pas devis',
    'n’est pas remboursée quand le client l’interrompt lui-même',
    'rembourse, au prorata',
    // Part 1, §4 and §6.
    'jusqu’à la fin de la période payée, puis s’arrête sans nouveau prélèvement',
    'les services sont interrompus jusqu’au paiement',
    'une majoration de retard ou la résiliation',
    'au prix alors en vigueur, pour une nouvelle période de paiement',
    'mettre son site hors ligne depuis son espace client sans résilier',
    'en cas de manquement aux présentes conditions ou de retard de paiement',
    'Le code source appartient au prestataire jusqu’au paiement complet',
    'Le client est locataire du site, et non propriétaire',
    'du paiement unique à l’abonnement ne donne lieu à aucun remboursement',
    'L’utilisateur est toute personne qui se sert du site du client',
    'Plus la formule est élevée, plus les demandes de mise à jour sont prioritaires',
    'L’accès à l’espace client est complet ou limité selon la formule',
  ])('say « %s »', async (sentence) => {
    expect((await wordsOf('cgv')).toLowerCase()).toContain(sentence.toLowerCase())
  })

  it('show how a notice runs', async () => {
    expect(await wordsOf('cgv')).toContain('du 10 mars 2027 fait courir le préavis jusqu’au 10 mai 2027')
  })

  it('mark what has to be replaced', async () => {
    expect(renderToStaticMarkup((await loadText('cgv')).content)).toMatch(/<mark>\[À compléter/)
  })

  it('have one outline of levels 1 to 4', async () => {
    const { outline } = await loadText('cgv')
    expect(outline[0]?.id).toBe('conditions-generales-de-vente')
    const levels = (entries: typeof outline): number[] =>
      entries.flatMap(({ level, children }) => [level, ...levels(children)])
    expect(new Set(levels(outline))).toEqual(new Set([1, 2, 3, 4]))
  })
})

it.each(['about', 'accessibilite', 'cgu', 'cgv', 'mentions-legales', 'privacy'])(
  '%s says in its head what it is about, and leaves no brace or missing value behind',
  async (name) => {
    const { title, description } = await loadText(name)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(await wordsOf(name)).not.toMatch(/[{}]|undefined|\[object/)
  },
)

it('has three articles of at least 600 words, newest first', async () => {
  const articles = await listArticles()
  expect(articles.length).toBeGreaterThanOrEqual(3)
  for (const { slug } of articles)
    expect((await wordsOf(`blog/${slug}`)).split(' ').length).toBeGreaterThanOrEqual(600)
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})

describe('the terms of sale as plain text', () => {
  it('keep their words, values and headings as they are written', async () => {
    const text = (await termsText()).replace(/\s+/g, ' ')
    for (const words of [
      'Conditions Générales de vente Ces conditions',
      '2.1 Prix affichés, offre ferme et devis Les prix',
      'avec un préavis de 2 mois',
      'Basique 35 € 350 € 950 €',
      'En vigueur depuis le ',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/[<{]/)
  })
})
