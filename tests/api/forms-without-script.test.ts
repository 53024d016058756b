import { expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { formIn } from '../support/form-fields'
import { as, type Person } from '../support/people'
import { LONG } from '../support/rounds'
import { stored } from '../support/stored'

const page = async (path: string, person: Person) => {
  const { cookie } = await as(person)
  return (await fetch(inject('origin') + path, { headers: { cookie } })).text()
}

/** A form whose action exists only in the browser, as React renders it: a submit before its script runs throws. */
const DEAD = /<form[^>]*action="javascript:throw[^>]*>[^]*?<\/form>/g

const SCREENS: [Person, string][] = [
  ['owner', '/dashboard/tickets/1'],
  ['owner', '/dashboard/website/1'],
  ['owner', '/dashboard/website/1?onglet=galerie'],
  ['owner', '/dashboard/ecom/2?fiche=1'],
  ['owner', '/orders/1'],
  ['admin', '/admin/demandes'],
]
const MORE: [Person, string][] = [
  ['owner', '/dashboard'],
  ['owner', '/dashboard/compte'],
  ['owner', '/dashboard/compte/second-facteur'],
  ['owner', '/dashboard/signalements/2'],
  ['owner', '/dashboard/new-ticket'],
  ['owner', '/dashboard/website/1?onglet=evenements'],
  ['owner', '/dashboard/website/1?onglet=equipe'],
  ['owner', '/dashboard/website/1/webhooks'],
  ['owner', '/dashboard/website/1/cles'],
  ['owner', '/dashboard/website/2/conformite'],
  ['owner', '/dashboard/ecom/2'],
  ['owner', '/dashboard/ecom/2?import=1'],
  ['owner', '/dashboard/ecom/2/commandes'],
  ['owner', '/dashboard/ecom/2/reglages'],
  ['moderator', '/dashboard/support'],
  ['moderator', '/dashboard/support/nouvelle'],
  ['moderator', '/dashboard/tickets/1'],
  ['admin', '/admin'],
  ['admin', '/admin/fees'],
  ['admin', '/admin/images'],
  ['admin', '/admin/signalements/1'],
  ['admin', '/admin/subscriptions'],
  ['admin', '/admin/taches'],
  ['admin', '/admin/websites'],
  ['admin', '/admin/etiquettes'],
]

it.each([...SCREENS, ...(LONG ? MORE : [])])(
  'for the %s, each form of %s works before its script runs',
  async (person, path) => {
    const dead = (await page(path, person)).match(DEAD) ?? []
    expect(dead.map((form) => form.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))).toEqual([])
  },
)

it('an entry of a site is deleted without script', async () => {
  const { bearer, cookie } = await as('owner')
  const name = `Éphémère ${crypto.randomUUID().slice(0, 8)}`
  const { body } = await call('POST', '/staff', {
    bearer,
    json: { WebsiteId: 1, Name: name, Role: 'Stagiaire', Description: 'Une semaine', Active: true },
  })
  const path = '/dashboard/website/1?onglet=equipe'
  const forms = (await page(path, 'owner')).match(/<form[^>]*>[^]*?<\/form>/g) ?? []
  const own = forms.find((form) => form.includes('Confirmer la suppression') && form.includes(name)) ?? ''
  const sent = new FormData()
  for (const [field, value] of Object.entries(formIn(own).fields)) sent.set(field, value)
  const answer = await fetch(inject('origin') + path, {
    method: 'POST',
    body: sent,
    headers: { cookie, origin: inject('origin') },
  })
  expect([answer.status, (await answer.text()).includes(name)]).toEqual([200, false])
  expect(await stored('select id from staff_members where name = $1', [name])).toEqual([])
  expect(body).toBeTruthy()
})
