import { z } from 'zod'
import { AnnouncedFile, type Upload, UploadId, UploadTarget } from '@/lib/domain/uploads/schema'
import { operation } from './operation'
import { PictureWire, pictureToWire } from './pictures'

const tag = 'Images'

const UploadWire = z
  .object({
    Id: z.uuid(),
    State: z.enum(['waiting', 'stored', 'done', 'failed']),
    Picture: PictureWire.nullable(),
    Error: z.string().nullable(),
  })
  .meta({ id: 'DirectUpload' })

export const uploadToWire =
  (origin: string) =>
  ({ id, state, picture, error }: Upload): z.input<typeof UploadWire> => ({
    Id: id,
    State: state,
    Picture: picture && pictureToWire(origin)(picture),
    Error: error,
  })

/** What the vendor's script in the browser asks for: one file, and what it is for. */
export const AddressRequest = z
  .object({
    files: z
      .array(AnnouncedFile, { error: 'Indiquez le fichier.' })
      .length(1, { error: 'Envoyez un fichier à la fois.' }),
    input: UploadTarget,
  })
  .transform(({ files, input }) => ({ file: files[0] as AnnouncedFile, target: input }))

export const uploadThingOperation = operation({
  method: 'POST',
  path: '/uploadthing',
  tag,
  summary:
    'Porte d’UploadThing : adresse signée pour un envoi direct (session), ou retour du service (signature)',
  access: 'public',
  actsOnCookie: true,
  status: 200,
  answerType: 'application/json',
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited', 'provider'],
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
