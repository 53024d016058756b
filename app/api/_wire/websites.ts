import { z } from 'zod'
import type { Website } from '@/lib/domain/websites/schema'
import { Id, IdParam, operation } from './operation'

const tag = 'Sites'

export const WebsiteWire = z
  .object({
    Id,
    UserId: Id,
    SubscriptionId: Id.nullable(),
    Name: z.string(),
    Url: z.string(),
    Status: z.enum(['active', 'late', 'inactive']),
    Image: z.string().nullable(),
  })
  .meta({ id: 'Website' })

export const websiteToWire = (website: Website): z.input<typeof WebsiteWire> => ({
  Id: website.id,
  UserId: website.userId,
  SubscriptionId: website.subscriptionId,
  Name: website.name,
  Url: website.url,
  Status: website.status,
  Image: website.imageUrl,
})

export const ownWebsitesOperation = operation({
  method: 'GET',
  path: '/websites/user',
  tag,
  summary: 'Lister ses sites',
  access: 'signedIn',
  list: true,
  status: 200,
  answer: WebsiteWire,
})

export const allWebsitesOperation = operation({
  method: 'GET',
  path: '/websites/list',
  tag,
  summary: 'Lister tous les sites',
  access: 'admin',
  list: true,
  status: 200,
  answer: WebsiteWire,
})

export const getWebsiteOperation = operation({
  method: 'GET',
  path: '/websites/{id}',
  tag,
  summary: 'Lire un site',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answer: WebsiteWire,
  refusals: ['not_found'],
})
