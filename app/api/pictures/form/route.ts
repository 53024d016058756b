import { z } from 'zod'
import { bytesOf } from '@/app/api/_http/file-bytes'
import { plainForm } from '@/app/api/_http/plain-form'
import { on, route } from '@/app/api/_http/route'
import { addUploadByFormOperation, PICTURE_FORM } from '@/app/api/_wire/pictures'
import { MaybeIdText } from '@/lib/domain/entity-id'
import { DomainError, invalidField } from '@/lib/domain/errors'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { PictureName } from '@/lib/domain/media/schema'
import { SubmissionId } from '@/lib/domain/submissions/schema'

const PAGE = '/admin/images'

const takeForm = plainForm({
  upload: PICTURE_FORM,
  limit: 'upload',
  schema: z.object({
    websiteId: MaybeIdText.default(null),
    customName: PictureName.default(''),
    submissionId: SubmissionId,
  }),
  page: PAGE,
  kept: ['websiteId', 'customName', 'submissionId'],
  run: async (ctx, { websiteId, customName, submissionId }, sent) => {
    const files = await bytesOf(sent)
    await addPictures(ctx, { kind: 'upload', websiteId, customName, files, submissionId }).catch(
      (error: unknown) => {
        if (!(error instanceof DomainError && error.code === 'not_found')) throw error
        throw invalidField('websiteId', `Aucun site ne porte le numéro ${websiteId}.`)
      },
    )
    return websiteId === null ? PAGE : `${PAGE}?id=${websiteId}`
  },
})

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(on(addUploadByFormOperation, takeForm))
