import { bearerOf } from '../support/people'
import { sendPictures } from '../support/picture-forms'
import { newEntry, newProduct, onInactiveSite, onSite, SITES } from './authorization-objects'
import {
  admin,
  all,
  everybody,
  ofInactive,
  owner,
  ownerOnly,
  type Row,
  type Whose,
} from './authorization-roles'

type Which = Parameters<typeof newProduct>[0]
const OWNERS = {
  testimonials: (which?: Which) => newEntry('testimonials', which),
  staff: (which?: Which) => newEntry('staff_members', which),
  events: (which?: Which) => newEntry('events', which),
  products: newProduct,
}
const kinds = Object.entries(OWNERS)
const INACTIVE = { camille: '4', julien: '4' }

/** Not website 1, because its gallery must keep the sample data. */
const GALLERIES = { ...SITES, camille: '2' }

/** A new picture of the website's gallery. */
async function addedTo(whose: Whose): Promise<{ Id: number; Url: string }> {
  const person = await bearerOf(whose === 'camille' ? 'owner' : 'stranger')
  const { body } = await sendPictures(person, { type: 'gallery', websiteId: GALLERIES[whose] })
  return body[0]
}

/** Pictures that no request deletes, one per owner. */
const kept = new Map<Whose, ReturnType<typeof addedTo>>()
function keptOf(whose: Whose) {
  const picture = kept.get(whose) ?? addedTo(whose)
  kept.set(whose, picture)
  return picture
}

const nameOf = ({ Url }: { Url: string }) => Url.split('/').at(-1) ?? ''
const onPicture = { objectOf: async (whose: Whose) => nameOf(await keptOf(whose)) }

const listOf = (type: string) => (id: string) => `?type=${type}&id=${id}`
const upload = (websiteId: string) => () => ({ type: 'upload', websiteId })

/** The rows of the matrix that depend on a picture's owner: contract §3. */
export const pictureRows = {
  'GET /pictures/list': [
    { case: 'a gallery', query: listOf('gallery'), ...onSite, ...everybody(200) },
    { case: 'an inactive website’s gallery', query: listOf('gallery'), ...onInactiveSite, ...ofInactive },
    { case: 'a logo', query: listOf('logo'), ...onSite, ...everybody(200) },
    { case: 'an inactive website’s logo', query: listOf('logo'), ...onInactiveSite, ...ofInactive },
    ...kinds.flatMap(([kind, newOwner]) => [
      { case: `shown ${kind}`, query: listOf(kind), ...newOwner(), ...everybody(200) },
      {
        case: `hidden ${kind}`,
        query: listOf(kind),
        ...newOwner({ active: false }),
        ...ownerOnly(200),
      },
      {
        case: `an inactive website’s ${kind}`,
        query: listOf(kind),
        ...newOwner({ site: INACTIVE }),
        ...ofInactive,
      },
    ]),
    { case: 'uploads on a website', query: () => '?type=website&id=2', everyone: admin(200) },
    { case: 'uploads on none', query: () => '?type=website&id=-1', everyone: admin(200) },
    { case: 'nothing', everyone: all(400) },
  ],
  'POST /pictures': [
    {
      case: 'to a gallery',
      ...onSite,
      form: (id: string) => ({ type: 'gallery', websiteId: id }),
      ...owner(201),
    },
    {
      case: 'as a logo',
      ...onSite,
      form: (id: string) => ({ type: 'logo', websiteId: id }),
      ...owner(201),
    },
    ...kinds.map(([kind, newOwner]) => ({
      case: `to ${kind}`,
      ...newOwner(),
      form: (id: string) => ({ type: kind, id }),
      ...owner(201),
    })),
    { case: 'as an upload', form: upload('2'), everyone: admin(201) },
  ],
  'GET /pictures/{name}': [{ ...onPicture, ...everybody(200) }],
  'PUT /pictures/{name}': [{ ...onPicture, json: { Alt: 'La salle' }, ...owner(200) }],
  'DELETE /pictures/{name}': [
    { objectOf: async (whose: Whose) => nameOf(await addedTo(whose)), ...owner(204) },
  ],
  'POST /pictures/reorder': [
    {
      objectOf: async (whose: Whose) => String((await keptOf(whose)).Id),
      json: (id: string) => ({ Id: Number(id), NewOrderIndex: 1 }),
      ...owner(200),
    },
  ],
} satisfies Record<string, Row[]>
