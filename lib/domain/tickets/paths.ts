export const ticketFilePath = (ticketId: number, fileId: number) => `/api/tickets/${ticketId}/files/${fileId}`
export const previewPath = (ticketId: number, fileId: number) => `${ticketFilePath(ticketId, fileId)}/preview`

/** Whether a preview of a file can be rendered, by its type: those that browsers display, so no HEIC. */
export const isPreviewable = (mime: string): boolean => /^image\/(jpeg|png|webp|avif|gif)$/.test(mime)
