import { ts } from '@ts-morph/common'
import { openApiDocument } from '@/app/api/_wire/openapi'
import { lendOlderTypescript } from './older-typescript'

const HEAD = `/**
 * The types of the API, made from its description at /api/openapi.json: see docs/api-client.md.
 * Made by a program: do not change them here.
 */

`

/** The TypeScript types of every call and object of the API, as text. */
export async function apiTypes(): Promise<string> {
  lendOlderTypescript('openapi-typescript')
  const { astToString, default: typesOf } = await import('openapi-typescript')
  const types = await typesOf(JSON.stringify(openApiDocument()), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    // A file in a form is no text.
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  })
  return HEAD + astToString(types)
}
