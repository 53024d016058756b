import { parseJson, requireJson } from '@/app/api/_http/read-body'
import { on, route } from '@/app/api/_http/route'
import { AddressRequest, isCallback, uploadThingOperation, uploadToWire } from '@/app/api/_wire/uploads'
import type { Context } from '@/lib/domain/context'
import { DomainError, notFound } from '@/lib/domain/errors'
import { beginUpload } from '@/lib/domain/uploads/begin-upload'
import { recordFileKey } from '@/lib/domain/uploads/record-file-key'
import { answerUploadThing } from '@/lib/providers/files/upload-route'
import { createSystemContext } from '@/lib/server/context'
import { settleForSender } from '@/lib/server/forms/settle-for-sender'
import { limitRequest } from '@/lib/server/limits/rate-limits'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(uploadThingOperation, async ({ ctx, body, publicOrigin, request }) =>
    isCallback(request.headers)
      ? takeCallback(withBody(request, body), publicOrigin)
      : giveAddress(ctx, request, body),
  ),
)

async function takeCallback(request: Request, publicOrigin: string): Promise<Response> {
  return answerUploadThing(request, {
    begin: () => {
      throw new DomainError('validation')
    },
    arrived: async (id, fileKey) => {
      const upload = await settleForSender(createSystemContext('uploadthing'), { id, fileKey })
      if (!upload) throw notFound()
      return uploadToWire(publicOrigin)(upload)
    },
  })
}

async function giveAddress(ctx: Context, request: Request, body: Uint8Array): Promise<Response> {
  await limitRequest('upload', ctx)
  requireJson(request.headers)
  const { file, target } = AddressRequest.parse(parseJson(body))
  let uploadId: string | undefined
  const answer = await answerUploadThing(withBody(request, body), {
    begin: async () => {
      uploadId = await beginUpload(ctx, { target, file })
      return uploadId
    },
    arrived: () => {
      throw new Error('No file arrives while its address is given out')
    },
  })
  if (!uploadId) throw new DomainError('validation', 'Cette demande d’adresse n’est pas complète.')
  const [given] = await answer.clone().json()
  await recordFileKey(ctx, { id: uploadId, fileKey: given.key })
  return answer
}

/** The same request with its body read already. */
const withBody = (request: Request, body: Uint8Array) =>
  new Request(request.url, { method: 'POST', headers: request.headers, body: new Uint8Array(body) })
