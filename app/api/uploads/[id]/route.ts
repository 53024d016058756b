import { on, route } from '@/app/api/_http/route'
import { settleUploadOperation, uploadToWire } from '@/app/api/_wire/uploads'
import { settleUpload } from '@/lib/domain/uploads/settle-upload'
import { env } from '@/lib/env'
import { readFile } from '@/lib/providers/files/read-file'
import { storeFile } from '@/lib/providers/files/store-file'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(settleUploadOperation, async ({ ctx, params }) => {
    const upload = await settleUpload(ctx, { read: readFile, store: storeFile }, params.id)
    return uploadToWire(env().PUBLIC_ORIGIN)(upload)
  }),
)
