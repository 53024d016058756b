import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import { IdCursor } from '@/lib/domain/paging'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import {
  OwnStatus,
  ServiceStatus,
  type Website,
  WebsiteCursor,
  WebsiteFilter,
  WebsiteInput,
} from '@/lib/domain/websites/schema'
import { toDomain, toWire } from './names'
import { IdParam, operation } from './operation'

const tag = 'Sites'

const inputNames = {
  clientId: 'UserId',
  subscriptionId: 'SubscriptionId',
  name: 'Name',
  url: 'Url',
  status: 'Status',
  imageUrl: 'Image',
} as const
const names = { id: 'Id', ...inputNames } as const

export const WebsiteWire = z
  .object(
    toWire(names, {
      id: EntityId,
      clientId: EntityId,
      subscriptionId: EntityId.nullable(),
      name: z.string(),
      url: z.string(),
      status: ServiceStatus,
      imageUrl: z.string().nullable(),
    }),
  )
  .meta({ id: 'Website' })

export const websiteToWire = (website: Website): z.input<typeof WebsiteWire> => toWire(names, website)

export const ownWebsitesOperation = operation({
  method: 'GET',
  path: '/websites/user',
  tag,
  summary: 'Lister ses sites',
  access: 'signedIn',
  status: 200,
  list: { row: WebsiteWire, cursor: IdCursor },
})

export const allWebsitesOperation = operation({
  method: 'GET',
  path: '/websites/list',
  tag,
  summary: 'Lister tous les sites, le plus ancien d’abord',
  access: 'websites.manage',
  query: WebsiteFilter,
  status: 200,
  list: { row: WebsiteWire, cursor: WebsiteCursor },
})

export const getWebsiteOperation = operation({
  method: 'GET',
  path: '/websites/{id}',
  tag,
  summary: 'Lire un site',
  access: 'signedIn',
  keys: 'read',
  params: IdParam,
  status: 200,
  answer: WebsiteWire,
  refusals: ['not_found'],
})

const input = WebsiteInput.shape

const createNames = { ...inputNames, submissionId: 'SubmissionId' } as const

export const createWebsiteOperation = operation({
  method: 'POST',
  path: '/websites',
  tag,
  summary: 'Ajouter le site d’un client',
  access: 'websites.manage',
  body: z
    .object(
      toWire(createNames, {
        ...input,
        subscriptionId: input.subscriptionId.default(null),
        imageUrl: input.imageUrl.default(null),
        status: input.status.default('active'),
        submissionId: SubmissionId,
      }),
    )
    .transform((body) => toDomain(createNames, body)),
  names: createNames,
  status: 201,
  answer: WebsiteWire,
  refusals: ['conflict'],
})

export const updateWebsiteOperation = operation({
  method: 'PUT',
  path: '/websites/{id}',
  tag,
  summary: 'Modifier tout ou partie d’un site',
  access: 'websites.manage',
  params: IdParam,
  body: z
    .object(toWire(inputNames, input))
    .partial()
    .transform((body) => toDomain(inputNames, body)),
  names: inputNames,
  status: 200,
  answer: WebsiteWire,
  refusals: ['not_found', 'conflict'],
})

export const deleteWebsiteOperation = operation({
  method: 'DELETE',
  path: '/websites/{id}',
  tag,
  summary: 'Supprimer un site avec son contenu',
  access: 'websites.manage',
  params: IdParam,
  status: 204,
  refusals: ['not_found', 'conflict'],
})

export const switchWebsiteOperation = operation({
  method: 'PUT',
  path: '/websites/status/{id}',
  tag,
  summary: 'Mettre son site hors ligne, ou le remettre en ligne',
  access: 'signedIn',
  params: IdParam,
  body: z.object({ status: OwnStatus }),
  status: 200,
  answer: WebsiteWire,
  refusals: ['not_found', 'conflict'],
})
