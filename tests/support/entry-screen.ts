import { expect, type Page } from 'playwright/test'
import { pictureOf } from './sample-pictures'
import { ask } from './sites'

/** Locators for the tests of a site's reviews, events and staff. */
export const form = (page: Page) => page.getByRole('form')
export const inForm = (page: Page, label: string | RegExp) => form(page).getByLabel(label, { exact: true })
export const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true })
export const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
export const names = (page: Page) => page.locator('ol > li summary > span:first-child > span:first-child')
/** The switch between list and form, on small screens only. */
export const view = (page: Page, name: 'Voir la liste' | 'Ajouter' | 'Modifier') =>
  page.getByRole('group', { name: 'Affichage' }).getByRole('button', { name, exact: true })

export async function openTab(page: Page, site: number, onglet = 'avis') {
  await page.goto(`/dashboard/website/${site}?onglet=${onglet}`)
  // Before hydration a button does nothing.
  await expect(page.locator('#photo')).toBeEnabled()
  // Fonts shift the content, and some tests press at a position.
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

export const photo = async (name: string, width = 64) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await pictureOf.jpeg({ width, height: 64 }),
})

/** Makes the database refuse every change of a site's list, until the returned function is called. */
export async function refuseChanges(site: number, table: string): Promise<() => Promise<unknown>> {
  const name = `refuse_${table}_${site}`
  await ask(
    `create function ${name}() returns trigger language plpgsql as
       $$ begin raise exception 'refused by the test'; end $$`,
  )
  for (const [what, which] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ])
    await ask(
      `create trigger ${name}_${what} before ${what} on ${table}
       for each row when (${which}.website_id = ${site}) execute function ${name}()`,
    )
  return () => ask(`drop function ${name}() cascade`)
}

/** For each picture of a site's entries, the name of its entry. */
export async function storedPhotos(site: number, kind: 'testimonial' | 'staff_member'): Promise<string[]> {
  const [table, column] =
    kind === 'testimonial' ? ['testimonials', 'customer_name'] : ['staff_members', 'name']
  const rows = await ask<{ name: string }>(
    `select entry.${column} as name from ${table} entry join ${kind}_pictures placement on owner_id = entry.id
     where entry.website_id = $1 order by picture_id`,
    [site],
  )
  return rows.map(({ name }) => name)
}
