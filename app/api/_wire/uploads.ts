import { z } from 'zod'
import { AnnouncedFile, type Upload, UploadId, UploadTarget } from '@/lib/domain/uploads/schema'
import { verifyUploadThing } from '@/lib/providers/files/signature'
import { toWire } from './names'
import { operation } from './operation'
import { PictureWire, pictureToWire } from './pictures'

const tag = 'Images'

const names = { id: 'Id', state: 'State', picture: 'Picture', error: 'Error' } as const

const UploadWire = z
  .object(
    toWire(names, {
      id: z.uuid(),
      state: z.enum(['waiting', 'stored', 'done', 'failed']),
      picture: PictureWire.nullable(),
      error: z.string().nullable(),
    }),
  )
  .meta({ id: 'DirectUpload' })

export const uploadToWire =
  (origin: string) =>
  (upload: Upload): z.input<typeof UploadWire> =>
    toWire(names, { ...upload, picture: upload.picture && pictureToWire(origin)(upload.picture) })

/** The request of the vendor's script in the browser: one file and its purpose. */
export const AddressRequest = z
  .object({
    files: z
      .array(AnnouncedFile, { error: 'Indiquez le fichier.' })
      .length(1, { error: 'Envoyez un fichier à la fois.' }),
    input: UploadTarget,
  })
  .transform(({ files, input }) => ({ file: files[0] as AnnouncedFile, target: input }))

/** Whether UploadThing itself calls, rather than a browser that wants an address. */
export const isCallback = (headers: Headers): boolean => headers.has('uploadthing-hook')

export const uploadThingOperation = operation({
  method: 'POST',
  path: '/uploadthing',
  tag,
  summary:
    'Porte d’UploadThing : adresse signée pour un envoi direct (session), ou retour du service (signature)',
  access: 'public',
  accessOf: ({ headers }) => (isCallback(headers) ? 'public' : 'signedIn'),
  actsOnCookie: true,
  rawBody: {
    maxBytes: 1_000_000,
    verify: (request) => (isCallback(request.headers) ? verifyUploadThing(request) : undefined),
  },
  status: 200,
  answerType: 'application/json',
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'unsupported_media', 'rate_limited', 'provider'],
})

export const settleUploadOperation = operation({
  method: 'POST',
  path: '/uploads/{id}',
  tag,
  summary: 'Savoir où en est un envoi direct, et le terminer quand le fichier est arrivé',
  access: 'signedIn',
  params: z.object({ id: UploadId }),
  status: 200,
  answer: UploadWire,
  refusals: ['not_found', 'provider'],
})
