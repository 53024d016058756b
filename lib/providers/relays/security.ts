import { createHash } from 'node:crypto'

/** The signature of a call: the MD5 of all values in the order of the WSDL, followed by the private key, in capitals. */
export const security = (values: readonly string[], privateKey: string): string =>
  createHash('md5')
    .update([...values, privateKey].join(''), 'ascii')
    .digest('hex')
    .toUpperCase()
