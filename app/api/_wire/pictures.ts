import { z } from 'zod'
import { EntityId, EntityIdText, NOT_AN_ID } from '@/lib/domain/entity-id'
import { PICTURE_MAX_BYTES } from '@/lib/domain/media/constants'
import { picturePath } from '@/lib/domain/media/paths'
import {
  type EntryPictureKind,
  type Picture,
  PictureAlt,
  PictureHash,
  PictureName,
} from '@/lib/domain/media/schema'
import { PositionCursor } from '@/lib/domain/paging'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { Reorder } from './entries'
import { toWire } from './names'
import { operation, type UploadForm } from './operation'

const tag = 'Images'

const names = { id: 'Id', url: 'Url', name: 'Name', width: 'Width', height: 'Height', alt: 'Alt' } as const

export const PictureWire = z
  .object(
    toWire(names, {
      id: EntityId,
      url: z.url(),
      name: z.string(),
      width: z.int().positive(),
      height: z.int().positive(),
      alt: z.string(),
    }),
  )
  .meta({ id: 'Picture' })

/** `origin`: the site's address, before the paths of its pictures. */
export const pictureToWire =
  (origin: string) =>
  (picture: Picture): z.input<typeof PictureWire> =>
    toWire(names, { ...picture, url: `${origin}${picturePath(picture.hash)}` })

const UploadWire = z.object({ hash: z.string(), link: z.url(), name: z.string() }).meta({ id: 'Upload' })

export const uploadToWire =
  (origin: string) =>
  ({ hash, name }: Picture): z.input<typeof UploadWire> => ({
    hash,
    link: `${origin}${picturePath(hash)}`,
    name,
  })

/** The specification's callers write a missing id as nothing, an empty field or -1. */
const noId = z.enum(['', '-1']).transform(() => null)
const optionalId = z
  .union([noId, EntityIdText], { error: NOT_AN_ID })
  .meta({ override: { type: 'string', anyOf: undefined, examples: ['1'] } })

const ENTRY_TYPES = [
  'testimonial',
  'testimonials',
  'staff',
  'event',
  'events',
  'product',
  'products',
] as const
type EntryType = (typeof ENTRY_TYPES)[number]

function entryKind(type: EntryType): EntryPictureKind {
  if (type === 'staff') return type
  if (type.startsWith('p')) return 'products'
  return type.startsWith('t') ? 'testimonials' : 'events'
}

const isEntryType = (type: string): type is EntryType => (ENTRY_TYPES as readonly string[]).includes(type)

const websiteKind = (type: string): 'logo' | 'gallery' => (type.startsWith('l') ? 'logo' : 'gallery')

const UPLOAD_LISTS: readonly string[] = ['website', 'websites']

/** Which list is meant. Both numbers of each type are accepted. */
const PictureListQuery = z
  .object({
    type: z.enum(['gallery', 'galleries', 'logo', 'logos', ...ENTRY_TYPES, 'website', 'websites'], {
      error: 'Le type d’images est inconnu.',
    }),
    id: optionalId,
  })
  .transform(({ type, id }, { issues }) => {
    if (UPLOAD_LISTS.includes(type)) return { list: 'uploads' as const, websiteId: id }
    if (id === null) {
      issues.push({ code: 'custom', path: ['id'], message: NOT_AN_ID, input: id })
      return z.NEVER
    }
    if (isEntryType(type)) return { list: 'entry' as const, kind: entryKind(type), entryId: id }
    return { list: websiteKind(type), websiteId: id }
  })

export const listPicturesOperation = operation({
  method: 'GET',
  path: '/pictures/list',
  tag,
  summary: 'Lister des images : une galerie dans son ordre, les envois du plus ancien au plus récent',
  access: 'public',
  keys: 'read',
  accessOf: ({ query }) => (UPLOAD_LISTS.includes(query.type ?? '') ? 'uploads.manage' : 'public'),
  publicRead: true,
  query: PictureListQuery,
  status: 200,
  list: { row: z.union([PictureWire, UploadWire]), cursor: PositionCursor },
  refusals: ['not_found', 'unauthenticated', 'forbidden'],
})

/** Few at a time: the call reads its files into memory, 400 MB of an instance at the most. */
export const PICTURE_FORM: UploadForm = {
  field: 'pictures',
  files: 10,
  fileBytes: PICTURE_MAX_BYTES,
  formBytes: 50 * 1024 * 1024,
  concurrency: 8,
  tooMany: 'Un envoi compte 10 fichiers de 10\u00a0Mo au plus.',
  limit: 'upload',
}

const File = z
  .custom<{ name: string; content: Blob }>()
  .meta({ override: { type: 'string', format: 'binary' } })

export const addPicturesOperation = operation({
  method: 'POST',
  path: '/pictures',
  tag,
  summary: 'Ajouter des images : JPEG, PNG, WebP, AVIF ou GIF, 10 Mo et 40 mégapixels au plus',
  access: 'signedIn',
  keys: 'write',
  upload: PICTURE_FORM,
  body: z
    .object({
      type: z.enum(['gallery', 'galleries', 'logo', 'logos', 'upload', 'uploads', ...ENTRY_TYPES], {
        error: 'Le type d’images est inconnu.',
      }),
      websiteId: optionalId.optional(),
      /** The id of the testimonial, member, event or product; ignored for the other types. */
      id: z.string().optional(),
      /** Whether to replace the entry's existing pictures. */
      replace: z.enum(['true', 'false'], { error: 'Ce champ est true ou false.' }).optional(),
      customName: PictureName.optional(),
      SubmissionId,
      pictures: z.array(File, { error: 'Choisissez une image.' }),
    })
    .meta({ override: { examples: [{ type: 'gallery', websiteId: '1', pictures: ['photo.jpg'] }] } })
    .transform((body, { issues }) => {
      const { type, websiteId = null, id, replace, customName = '', pictures: files } = body
      const common = { websiteId, customName, files, submissionId: body.SubmissionId }
      if (isEntryType(type)) {
        const entryId = EntityIdText.safeParse(id)
        if (entryId.success)
          return {
            ...common,
            kind: entryKind(type),
            entryId: entryId.data,
            replace: replace === 'true',
          }
        issues.push({ code: 'custom', path: ['id'], message: NOT_AN_ID, input: id })
        return z.NEVER
      }
      return { ...common, kind: type.startsWith('upload') ? ('upload' as const) : websiteKind(type) }
    }),
  status: 201,
  answer: z.array(PictureWire),
  refusals: ['not_found', 'conflict', 'provider'],
})

/** The handler reads the body itself, since even a refusal redirects to a page. */
export const addUploadByFormOperation = operation({
  method: 'POST',
  path: '/pictures/form',
  tag,
  summary:
    'Ajouter une image aux envois de l’agence par le formulaire d’une page sans script : mène à la liste, ou de retour au formulaire',
  access: 'public',
  actsOnCookie: true,
  status: 303,
})

const NameParam = z.object({ name: PictureHash })

export const getPictureOperation = operation({
  method: 'GET',
  path: '/pictures/{name}',
  tag,
  summary: 'Lire une image : WebP, ou JPEG ou PNG quand le nom finit ainsi',
  access: 'public',
  params: z.object({ name: z.string() }),
  status: 200,
  answerType: 'image/*',
  refusals: ['not_found', 'provider'],
})

export const describePictureOperation = operation({
  method: 'PUT',
  path: '/pictures/{name}',
  tag,
  summary: 'Changer le texte alternatif d’une image',
  access: 'signedIn',
  keys: 'write',
  params: NameParam,
  body: z.object({ Alt: PictureAlt }).transform(({ Alt }) => ({ alt: Alt })),
  status: 200,
  answer: PictureWire,
  refusals: ['not_found'],
})

export const reorderPicturesOperation = operation({
  method: 'POST',
  path: '/pictures/reorder',
  tag,
  summary:
    'Changer une image de place ; répond les images de la galerie ou de l’élément dans leur nouvel ordre',
  access: 'signedIn',
  keys: 'write',
  body: Reorder,
  status: 200,
  answer: z.array(PictureWire),
  refusals: ['not_found', 'conflict'],
})

export const deletePictureOperation = operation({
  method: 'DELETE',
  path: '/pictures/{name}',
  tag,
  summary: 'Supprimer une image, par son nom ou son adresse',
  access: 'signedIn',
  keys: 'write',
  params: NameParam,
  status: 204,
  refusals: ['not_found'],
})
