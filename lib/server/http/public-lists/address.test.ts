import { describe, expect, it } from 'vitest'
import { listAt } from './address'

describe('what is sent from memory', () => {
  it.each([
    ['/api/products/website/2', { list: 'products', websiteId: 2 }],
    ['/api/testimonials/website/1?limit=20', { list: 'testimonials', websiteId: 1 }],
    ['/api/staff/website/1?limit=20&cursor=eyJwb3NpdGlvbiI6Mn0', { list: 'staff', websiteId: 1 }],
    ['/api/events/website/123456789', { list: 'events', websiteId: 123456789 }],
    ['/api/pictures/list?type=gallery&id=7', { list: 'pictures', websiteId: 7 }],
  ])('is the list at %s', (target, list) => expect(listAt(target)).toEqual(list))

  it.each([
    '/api/products/website/include/2',
    '/api/products/website/2/',
    '/api/products/website/-2',
    '/api/products/website/1234567890',
    '/api/products/website/2?limit=2000',
    '/api/products/website/2?x=1',
    '/api/products/website/2?limit=1&limit=2',
    '/api/products/2',
    '/api/pictures/list?type=gallery&id=7&limit=1',
    '/api/pictures/list?type=website&id=7',
    '/api/pictures/list?type=staff&id=7',
    '/produits/website/2',
  ])('is not %s', (target) => expect(listAt(target)).toBeNull())
})
