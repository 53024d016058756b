import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const FILE = join(import.meta.dirname, 'schema/FACTUR-X_EN16931.xsd')

let validator: XsdValidator | undefined

function schema(): XsdValidator {
  if (validator) return validator
  xmlRegisterFsInputProviders()
  validator = XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(FILE, 'utf8'), { url: FILE }))
  return validator
}

/** Throws the document's errors against the profile's schema. */
export function validateSchema(xml: string): void {
  const document = XmlDocument.fromString(xml)
  try {
    schema().validate(document)
  } finally {
    document.dispose()
  }
}
