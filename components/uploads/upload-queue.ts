export type UploadState = 'waiting' | 'sending' | 'checking' | 'done' | 'failed'

export type UploadItem = {
  id: string
  name: string
  /** In bytes. */
  size: number
  state: UploadState
  /** The fraction sent, 0 to 1. */
  progress: number
  error?: string | undefined
  /** Whether the same file may succeed next time. */
  canRetry: boolean
}

const MAX_RUNNING = 3

export function newUpload(id: string, { name, size }: File, refusal: string | null): UploadItem {
  const item = { id, name, size, progress: 0, canRetry: false }
  return refusal ? { ...item, state: 'failed', error: refusal } : { ...item, state: 'waiting' }
}

/** The waiting uploads to start now: at most three run at once, in the order they were added. */
export function nextUploads(items: UploadItem[]): string[] {
  const running = items.filter(({ state }) => state === 'sending' || state === 'checking').length
  const waiting = items.filter(({ state }) => state === 'waiting')
  return waiting.slice(0, Math.max(0, MAX_RUNNING - running)).map(({ id }) => id)
}

export function updateItem(items: UploadItem[], id: string, change: Partial<UploadItem>): UploadItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item))
}

/** The update of an upload after this fraction is sent; once complete, the server checks it. */
export const progressUpdate = (share: number): Partial<UploadItem> => ({
  progress: share,
  state: share < 1 ? 'sending' : 'checking',
})
