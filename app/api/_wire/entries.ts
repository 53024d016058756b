import { z } from 'zod'
import { type Entries, type EntryKind, entryVersion, PositionCursor } from '@/lib/domain/content/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { picturePath } from '@/lib/domain/media/paths'
import { type Names, toDomain, toWire } from './names'
import { IdParam, operation } from './operation'

const names = { id: 'Id', websiteId: 'WebsiteId', position: 'OrderIndex' } as const

/** The fields that answers of testimonials, staff and events have in common. */
export const entryShape = {
  ...toWire(names, { id: EntityId, websiteId: EntityId, position: z.int().positive() }),
  PictureUrl: z.url().nullable(),
  Version: z.string().meta({ description: 'Change à chaque modification ; pour l’en-tête If-Match.' }),
}

/** `origin`: the site's address, before the paths of its pictures. */
export const entryToWire = (origin: string, entry: Entries[EntryKind]) => ({
  ...toWire(names, entry),
  PictureUrl: entry.pictureHash && `${origin}${picturePath(entry.pictureHash)}`,
  Version: entryVersion(entry),
})

const NOT_A_PLACE = 'La position est un nombre entier.'
const moved = { id: 'Id', position: 'NewOrderIndex' } as const

/** An object and its new place in its website's list. */
export const Reorder = z
  .object(
    toWire(moved, {
      id: EntityId,
      // No maximum: a position outside the list is a `conflict`.
      position: z
        .number({ error: NOT_A_PLACE })
        .refine(Number.isInteger, { error: NOT_A_PLACE })
        .meta({ override: { type: 'integer' } }),
    }),
  )
  .transform((body) => toDomain(moved, body))

type Resource<Answer, Create, Update> = {
  name: EntryKind
  tag: string
  names: Names
  answer: Answer
  create: Create
  update: Update
}

/** The changes that the three kinds share, under their own names and schemas. */
export function entryChanges<Answer extends z.ZodType, Create extends z.ZodType, Update extends z.ZodType>({
  name,
  tag,
  names,
  answer,
  create,
  update,
}: Resource<Answer, Create, Update>) {
  return {
    create: operation({
      method: 'POST',
      path: `/${name}`,
      tag,
      summary: 'Ajouter à la fin de la liste du site',
      access: 'signedIn',
      keys: 'write',
      body: create,
      names,
      status: 201,
      answer,
      refusals: ['not_found'],
    }),
    update: operation({
      method: 'PUT',
      path: `/${name}/{id}`,
      tag,
      summary: 'Modifier tout ou partie',
      access: 'signedIn',
      keys: 'write',
      ifMatch: true,
      params: IdParam,
      body: update,
      names,
      status: 200,
      answer,
      refusals: ['not_found'],
    }),
    remove: operation({
      method: 'DELETE',
      path: `/${name}/{id}`,
      tag,
      summary: 'Supprimer ; les suivants avancent d’une place',
      access: 'signedIn',
      keys: 'write',
      params: IdParam,
      status: 204,
      refusals: ['not_found'],
    }),
    reorder: operation({
      method: 'POST',
      path: `/${name}/reorder`,
      tag,
      summary: 'Changer de place ; répond la liste du site dans son nouvel ordre',
      access: 'signedIn',
      keys: 'write',
      body: Reorder,
      status: 200,
      answer: z.array(answer),
      refusals: ['not_found', 'conflict'],
    }),
  }
}

/** The list that visitors of a website see. */
export const visibleList = <Row extends z.ZodType>(name: EntryKind, tag: string, row: Row) =>
  operation({
    method: 'GET',
    path: `/${name}/website/{id}`,
    tag,
    summary: 'Lister ce que montre le site, dans l’ordre',
    access: 'public',
    keys: 'read',
    publicRead: true,
    params: IdParam,
    status: 200,
    list: { row, cursor: PositionCursor },
    refusals: ['not_found', 'forbidden'],
  })

/** The whole list, for the website's owner. */
export const wholeList = <Row extends z.ZodType>(name: EntryKind, tag: string, row: Row) =>
  operation({
    method: 'GET',
    path: `/${name}/website/include/{id}`,
    tag,
    summary: 'Lister tout, éléments cachés compris, dans l’ordre',
    access: 'signedIn',
    keys: 'read',
    params: IdParam,
    status: 200,
    list: { row, cursor: PositionCursor },
    refusals: ['not_found'],
  })
