import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { openApiDocument } from '@/app/api/_wire/openapi'

const HEAD = `/**
 * The types of the API, made from its description at /api/openapi.json: see docs/api-client.md.
 * Made by a program: do not change them here.
 */

`

/** Generates the TypeScript types of every call and object of the API. */
export async function generateApiTypes(): Promise<string> {
  const types = await openapiTypescript(JSON.stringify(openApiDocument()), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    // A file in a form is a Blob, not a string.
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  })
  return HEAD + astToString(types)
}
