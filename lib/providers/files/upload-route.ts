import { createRouteHandler, createUploadthing, type FileRouter, UTFiles } from 'uploadthing/server'
import { z } from 'zod'
import { DomainError, notFound } from '../../domain/errors'
import { env } from '../../env'
import { fetchWithTimeout, providerFailed } from './uploadthing'

/** Our handlers for UploadThing's route. */
export type UploadSteps = {
  /** Before a URL is issued: returns the upload's id, or throws a refusal. */
  begin: () => Promise<string>
  /** The provider's callback: the file has arrived. The result is sent to the browser. */
  arrived: (id: string, fileKey: string) => Promise<{ [name: string]: Json }>
}

type Json = string | number | boolean | null | { [name: string]: Json }

type Asked = UploadSteps & { refusal?: unknown }

/** The calls in progress, by request: the SDK's router is created once and has no access to them. */
const asked = new WeakMap<Request, Asked>()

let handler: ((request: Request) => Promise<Response>) | undefined

/** UploadThing's own route: issues signed URLs for files, and receives the callbacks. Throws the refusals of `begin` and of the
 *  SDK. */
export async function answerUploadThing(request: Request, steps: UploadSteps): Promise<Response> {
  handler ??= makeHandler()
  const entry: Asked = { ...steps }
  asked.set(request, entry)
  const answer = await handler(request)
  if (answer.ok) return answer
  throw entry.refusal ?? refusalOf(answer.status, await answer.text())
}

/** The SDK's name for our one kind of file. */
const SLUG = 'file'

/** For the SDK; the real limits are the domain's. */
const LIMIT = { blob: { maxFileSize: '16MB', maxFileCount: 1 } } as const

const Metadata = z.object({ uploadId: z.uuid() })

function makeHandler() {
  const { UPLOADTHING_TOKEN, UPLOADTHING_INGEST_URL, PUBLIC_ORIGIN } = env()
  const file = createUploadthing()(LIMIT)
    .middleware(async ({ req, files }) => {
      const entry = entryOf(req)
      try {
        const uploadId = await entry.begin()
        // Our row stores the original name; the provider gets this one, by which the sweep recognizes it.
        return {
          uploadId,
          [UTFiles]: files.map((one) => ({ ...one, name: `raw-${uploadId}`, customId: uploadId })),
        }
      } catch (error) {
        entry.refusal = error
        throw error
      }
    })
    .onUploadComplete(({ req, metadata, file }) =>
      entryOf(req).arrived(Metadata.parse(metadata).uploadId, file.key),
    )
  return createRouteHandler({
    router: { [SLUG]: file } satisfies FileRouter,
    config: {
      token: UPLOADTHING_TOKEN,
      callbackUrl: `${PUBLIC_ORIGIN}/api/uploadthing`,
      ...(UPLOADTHING_INGEST_URL && { ingestUrl: UPLOADTHING_INGEST_URL }),
      logLevel: 'None',
      // The SDK's development mode polls for callbacks; ours always arrive at the public origin.
      isDev: false,
      fetch: fetchWithTimeout,
    },
  })
}

function entryOf(request: Request): Asked {
  const entry = asked.get(request)
  if (!entry) throw new Error('UploadThing’s route was asked past answerUploadThing')
  return entry
}

function refusalOf(status: number, text: string): unknown {
  if (status === 404) return notFound()
  if (status === 400) return new DomainError('validation', 'Cette demande à UploadThing n’est pas valable.')
  return providerFailed(new Error(`UploadThing’s route answered ${status}: ${text}`))
}
