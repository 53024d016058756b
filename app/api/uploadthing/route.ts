import { readJson, readText } from '@/app/api/_http/read-body'
import { on, route } from '@/app/api/_http/route'
import { AddressRequest, uploadThingOperation, uploadToWire } from '@/app/api/_wire/uploads'
import { type Context, requireActor } from '@/lib/domain/context'
import { DomainError, notFound } from '@/lib/domain/errors'
import { beginUpload } from '@/lib/domain/uploads/begin-upload'
import { nameFile } from '@/lib/domain/uploads/name-file'
import { env } from '@/lib/env'
import { answerUploadThing } from '@/lib/providers/files/upload-route'
import { takePoint } from '@/lib/server/rate-limits'
import { settleForSender } from '@/lib/server/settle-for-sender'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(uploadThingOperation, async ({ ctx, request }) =>
    request.headers.has('uploadthing-hook') ? takeCallback(request) : giveAddress(ctx, request),
  ),
)

/** Whether it is really the provider that calls is for its signature to say. */
async function takeCallback(request: Request): Promise<Response> {
  return answerUploadThing(withText(request, await readText(request)), {
    begin: () => {
      throw new DomainError('validation')
    },
    arrived: async (id, fileKey) => {
      const upload = await settleForSender(id, fileKey)
      if (!upload) throw notFound()
      return uploadToWire(env().PUBLIC_ORIGIN)(upload)
    },
  })
}

async function giveAddress(ctx: Context, request: Request): Promise<Response> {
  await takePoint('upload', String(requireActor(ctx).id))
  const body = await readJson(request)
  const { file, target } = AddressRequest.parse(body)
  let uploadId: string | undefined
  const answer = await answerUploadThing(withText(request, JSON.stringify(body)), {
    begin: async () => {
      uploadId = await beginUpload(ctx, target, file)
      return uploadId
    },
    arrived: () => {
      throw new Error('No file arrives while its address is given out')
    },
  })
  if (!uploadId) throw new DomainError('validation', 'Cette demande d’adresse n’est pas complète.')
  const [given] = await answer.clone().json()
  await nameFile(ctx, uploadId, given.key)
  return answer
}

/** The same request with its body read already. */
const withText = (request: Request, text: string) =>
  new Request(request.url, { method: 'POST', headers: request.headers, body: text })
