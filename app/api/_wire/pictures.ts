import { z } from 'zod'
import type { EntryKind } from '@/lib/domain/content/schema'
import {
  type Picture,
  PictureAlt,
  PictureHash,
  PictureName,
  picturePath,
  type SentFile,
} from '@/lib/domain/media/schema'
import { Reorder } from './entries'
import { Id, operation } from './operation'

const tag = 'Images'

export const PictureWire = z
  .object({
    Id,
    Url: z.url(),
    Name: z.string(),
    Width: z.int().positive(),
    Height: z.int().positive(),
    Alt: z.string(),
  })
  .meta({ id: 'Picture' })

/** `origin`: the site's address, before the paths of its pictures. */
export const pictureToWire =
  (origin: string) =>
  ({ id, hash, name, width, height, alt }: Picture): z.input<typeof PictureWire> => ({
    Id: id,
    Url: `${origin}${picturePath(hash)}`,
    Name: name,
    Width: width,
    Height: height,
    Alt: alt,
  })

const UploadWire = z.object({ hash: z.string(), link: z.url(), name: z.string() }).meta({ id: 'Upload' })

export const uploadToWire =
  (origin: string) =>
  ({ hash, name }: Picture): z.input<typeof UploadWire> => ({
    hash,
    link: `${origin}${picturePath(hash)}`,
    name,
  })

const NOT_AN_ID = 'L’identifiant doit être un entier positif.'
const idText = z
  .string({ error: NOT_AN_ID })
  .regex(/^[1-9]\d{0,9}$/, { error: NOT_AN_ID })
  .transform(Number)
  .pipe(z.int().max(2_147_483_647, { error: NOT_AN_ID }))

/** Where the specification's callers mean none: nothing, an empty field, -1. */
const noId = z.enum(['', '-1']).transform(() => null)

const ENTRY_TYPES = ['testimonial', 'testimonials', 'staff', 'event', 'events'] as const
type EntryType = (typeof ENTRY_TYPES)[number]

function entryKind(type: EntryType): EntryKind {
  if (type === 'staff') return type
  return type.startsWith('t') ? 'testimonials' : 'events'
}

const isEntryType = (type: string): type is EntryType => (ENTRY_TYPES as readonly string[]).includes(type)

const UPLOAD_LISTS = ['website', 'websites'] as const
export const isUploads = (type: string | undefined): boolean =>
  (UPLOAD_LISTS as readonly (string | undefined)[]).includes(type)

/** Both numbers of each type are taken. */
export const PictureListQuery = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.enum(['gallery', 'galleries']), id: idText }),
    z.object({ type: z.enum(ENTRY_TYPES).transform(entryKind), id: idText }),
    z.object({ type: z.enum(UPLOAD_LISTS), id: noId.or(idText) }),
  ],
  { error: 'Le type d’images est inconnu.' },
)

export const listPicturesOperation = operation({
  method: 'GET',
  path: '/pictures/list',
  tag,
  summary: 'Lister des images : une galerie dans son ordre, les envois du plus ancien au plus récent',
  access: 'public',
  list: true,
  publicRead: true,
  query: z.object({
    type: z.enum(['gallery', 'testimonials', 'staff', 'events', 'website']),
    id: z.string().meta({ examples: ['1'] }),
  }),
  status: 200,
  answer: z.union([PictureWire, UploadWire]),
  refusals: ['not_found', 'unauthenticated', 'forbidden'],
})

const File = z.custom<SentFile>().meta({ override: { type: 'string', format: 'binary' } })

export const addPicturesOperation = operation({
  method: 'POST',
  path: '/pictures',
  tag,
  summary: 'Ajouter des images : JPEG, PNG, WebP, AVIF ou GIF, 10 Mo et 40 mégapixels au plus',
  access: 'signedIn',
  upload: true,
  body: z
    .object({
      type: z.enum(['gallery', 'galleries', 'upload', 'uploads', ...ENTRY_TYPES], {
        error: 'Le type d’images est inconnu.',
      }),
      websiteId: noId.or(idText).optional(),
      /** Of the testimonial, the member or the event; another type's is not read. */
      id: z.string().optional(),
      /** Whether the entry's former pictures give way. */
      replace: z.enum(['true', 'false'], { error: 'Ce champ est true ou false.' }).optional(),
      customName: PictureName.optional(),
      pictures: z.array(File, { error: 'Choisissez une image.' }),
    })
    .meta({ override: { examples: [{ type: 'gallery', websiteId: '1', pictures: ['photo.jpg'] }] } })
    .transform(({ type, websiteId = null, id, replace, customName = '', pictures: files }, { issues }) => {
      const common = { websiteId, customName, files }
      if (isEntryType(type)) {
        const entryId = idText.safeParse(id)
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
      const kind: 'upload' | 'gallery' = type.startsWith('upload') ? 'upload' : 'gallery'
      return { ...common, kind }
    }),
  status: 201,
  answer: z.array(PictureWire),
  refusals: ['not_found', 'rate_limited', 'provider'],
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
  summary: 'Changer une image de place ; répond la galerie du site dans son nouvel ordre',
  access: 'signedIn',
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
  params: NameParam,
  status: 204,
  refusals: ['not_found'],
})
