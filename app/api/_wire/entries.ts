import { z } from 'zod'
import type { Entries, EntryKind } from '@/lib/domain/content/schema'
import { picturePath } from '@/lib/domain/media/schema'
import { Id, IdParam, operation } from './operation'

/** What testimonials, staff and events have in common. */
export const entryShape = {
  Id,
  WebsiteId: Id,
  Active: z.boolean(),
  OrderIndex: z.int().positive(),
  PictureUrl: z.url().nullable(),
}

/** `origin`: the site's address, before the paths of its pictures. */
export const entryToWire = (origin: string, entry: Entries[EntryKind]) => ({
  Id: entry.id,
  WebsiteId: entry.websiteId,
  Active: entry.active,
  OrderIndex: entry.position,
  PictureUrl: entry.pictureHash && `${origin}${picturePath(entry.pictureHash)}`,
})

const NOT_A_PLACE = 'La position est un nombre entier.'

/** An object and its new place in its website's list. */
export const Reorder = z
  .object({
    Id,
    // However great: a place that is not in the list is a conflict.
    NewOrderIndex: z
      .number({ error: NOT_A_PLACE })
      .refine(Number.isInteger, { error: NOT_A_PLACE })
      .meta({ override: { type: 'integer' } }),
  })
  .transform((body) => ({ id: body.Id, position: body.NewOrderIndex }))

type Resource<Answer, Create, Update> = {
  name: EntryKind
  tag: string
  answer: Answer
  create: Create
  update: Update
}

/** The changes that the three kinds share, under their own names and schemas. */
export function entryChanges<Answer extends z.ZodType, Create extends z.ZodType, Update extends z.ZodType>({
  name,
  tag,
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
      body: create,
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
      params: IdParam,
      body: update,
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
      body: Reorder,
      status: 200,
      answer: z.array(answer),
      refusals: ['not_found', 'conflict'],
    }),
  }
}

/** The list that visitors of a website see. */
export const shownList = <Answer extends z.ZodType>(name: EntryKind, tag: string, answer: Answer) =>
  operation({
    method: 'GET',
    path: `/${name}/website/{id}`,
    tag,
    summary: 'Lister ce que montre le site, dans l’ordre',
    access: 'public',
    publicRead: true,
    list: true,
    params: IdParam,
    status: 200,
    answer,
    refusals: ['not_found', 'forbidden'],
  })

/** The whole list, for the website's owner. */
export const wholeList = <Answer extends z.ZodType>(name: EntryKind, tag: string, answer: Answer) =>
  operation({
    method: 'GET',
    path: `/${name}/website/include/{id}`,
    tag,
    summary: 'Lister tout, éléments cachés compris, dans l’ordre',
    access: 'signedIn',
    list: true,
    params: IdParam,
    status: 200,
    answer,
    refusals: ['not_found'],
  })
