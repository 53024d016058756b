import { CarrierFault } from '../relays/carrier-fault'
import { providerTimeoutMs, withTimeout } from '../with-timeout'

const MAX_BYTES = 5_000_000

/** A label from the carrier, checked to be a PDF by its first bytes. */
export async function fetchLabel(labelUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await withTimeout(providerTimeoutMs(), async (signal) => {
      const response = await fetch(labelUrl, { signal, headers: { accept: 'application/pdf' } })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const bytes = await bytesOf(response)
      if (!isPdf(bytes)) throw new Error('It is no PDF')
      return bytes
    })
  } catch (error) {
    throw new CarrierFault('The label cannot be fetched', null, error)
  }
}

async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > MAX_BYTES) throw new Error(`It is larger than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
