import { beforeAll, describe, expect, it } from 'vitest'
import { PictureKind } from '@/lib/domain/media/schema'
import { type Credentials, call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf } from '../support/people'
import { sendPictures } from '../support/picture-forms'
import { pictureOf } from '../support/sample-pictures'

const ENTRIES: Record<string, object> = {
  testimonials: { Content: 'Délicieux.', CustomerName: 'Paul', CustomerRole: 'Client' },
  staff: { Name: 'Léa', Role: 'Cheffe' },
  events: { Title: 'Fête', Description: 'Le soir.', EventDate: '2030-05-01' },
  products: { Name: 'Miel', Price: 9.5, Weight: 420 },
}
/** Only this file uses its gallery and uploads. */
const WEBSITE = '4'

describe.each(PictureKind.exclude(['logo']).options)('pictures of %s, through the API', (kind) => {
  let admin: Credentials
  let fields: Record<string, string>
  let list: () => Promise<string[]>

  beforeAll(async () => {
    admin = await bearerOf('admin')
    const entry = ENTRIES[kind]
    const id = entry
      ? String((await call('POST', `/${kind}`, { ...admin, json: { ...entry, WebsiteId: 1 } })).body.Id)
      : WEBSITE
    fields = { type: kind, ...(entry ? { id } : { websiteId: id }) }
    const type = kind === 'upload' ? 'website' : kind
    list = async () => {
      const { body } = await call('GET', `/pictures/list?type=${type}&id=${id}`, admin)
      return body.map((row: { Name?: string; name?: string }) => row.Name ?? row.name)
    }
  })

  it('are added, listed in order, moved and removed', async () => {
    const bytes = await pictureOf.jpeg()
    const names = ['une.jpg', 'deux.jpg', 'trois.jpg']
    const { body: added } = await sendPictures(
      admin,
      fields,
      names.map((name) => ({ name, bytes })),
    )
    expect(await list()).toEqual(names)
    const moved = await call('POST', '/pictures/reorder', {
      ...admin,
      json: { Id: added[2].Id, NewOrderIndex: 1 },
    })
    if (kind === 'upload') expectRefusal(moved, 404, 'not_found')
    else
      expect(moved.body.map(({ Name }: { Name: string }) => Name)).toEqual([
        'trois.jpg',
        'une.jpg',
        'deux.jpg',
      ])
    expect(await list()).toEqual(kind === 'upload' ? names : ['trois.jpg', 'une.jpg', 'deux.jpg'])
    for (const { Url } of [...added].reverse()) {
      const before = await list()
      const path = new URL(Url).pathname.replace('/api', '')
      expect((await call('DELETE', path, admin)).status).toBe(204)
      expectRefusal(await call('GET', path), 404, 'not_found')
      expect(await list()).toHaveLength(before.length - 1)
    }
    expect(await list()).toEqual([])
  })
})

it('a website’s logo is one picture, which a newer one replaces', async () => {
  const admin = await bearerOf('admin')
  const bytes = await pictureOf.png()
  const list = async () => (await call('GET', `/pictures/list?type=logo&id=${WEBSITE}`, admin)).body
  const send = (...names: string[]) =>
    sendPictures(
      admin,
      { type: 'logo', websiteId: WEBSITE },
      names.map((name) => ({ name, bytes })),
    )
  expectRefusal(await send('un.png', 'deux.png'), 400, 'validation')
  await send('un.png')
  const { body: added } = await send('deux.png')
  expect(await list()).toEqual(added)
  const path = new URL(added[0].Url).pathname.replace('/api', '')
  expect((await call('DELETE', path, admin)).status).toBe(204)
  expect(await list()).toEqual([])
})
