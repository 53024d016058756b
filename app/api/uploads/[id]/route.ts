import { on, route } from '@/app/api/_http/route'
import { settleUploadOperation, uploadToWire } from '@/app/api/_wire/uploads'
import { settleUpload } from '@/lib/domain/uploads/settle-upload'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(settleUploadOperation, async ({ ctx, params, publicOrigin }) => {
    const upload = await settleUpload(ctx, params.id)
    return uploadToWire(publicOrigin)(upload)
  }),
)
