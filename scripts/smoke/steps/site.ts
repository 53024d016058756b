import type { Visitor } from '../visitor'
import type { Walk } from '../walk'

/** Checks that the site answers and identifies itself. */
export async function walkSite(walk: Walk, visitor: Visitor, isRehearsal: boolean): Promise<void> {
  await walk.step('Site', async () => {
    const [health, home] = [await visitor.ask('GET', '/health'), await visitor.page('/')]
    if (health.status !== 200) throw new Error(`/api/health répond ${health.status}`)
    if (home.status !== 200) throw new Error(`la page d’accueil répond ${home.status}`)
    if (visitor.origin.startsWith('https:') && !home.headers.has('strict-transport-security'))
      throw new Error('la page d’accueil n’impose pas https (Strict-Transport-Security)')
    return { says: `${visitor.origin} répond.`, value: undefined }
  })
  if (isRehearsal) await walk.step('Répétition', () => requireBanner(visitor))
}

async function requireBanner(visitor: Visitor) {
  for (const path of ['/', '/login', '/api/docs']) {
    const { headers, html } = await visitor.page(path)
    if (!html.includes('Répétition')) throw new Error(`${path} ne porte pas le bandeau`)
    if (!headers.get('x-robots-tag')?.includes('noindex')) throw new Error(`${path} peut être indexé`)
  }
  return { says: 'chaque page le dit, et aucune n’est indexée.', value: undefined }
}
