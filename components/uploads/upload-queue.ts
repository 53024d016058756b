export type UploadState = 'waiting' | 'sending' | 'checking' | 'done' | 'failed'

export type UploadItem = {
  id: string
  name: string
  /** In bytes. */
  size: number
  state: UploadState
  /** The share that has left, 0 to 1. */
  progress: number
  error?: string | undefined
  /** Whether the same file may do better next time. */
  canRetry: boolean
}

const AT_ONCE = 3

export function newUpload(id: string, { name, size }: File, refusal: string | null): UploadItem {
  const item = { id, name, size, progress: 0, canRetry: false }
  return refusal ? { ...item, state: 'failed', error: refusal } : { ...item, state: 'waiting' }
}

/** The waiting uploads whose turn it is: three on their way at once, in the order they were added. */
export function nextUploads(items: UploadItem[]): string[] {
  const under = items.filter(({ state }) => state === 'sending' || state === 'checking').length
  const waiting = items.filter(({ state }) => state === 'waiting')
  return waiting.slice(0, Math.max(0, AT_ONCE - under)).map(({ id }) => id)
}

export function changed(items: UploadItem[], id: string, change: Partial<UploadItem>): UploadItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item))
}

/** How far the sending is; when all has left, the server is looking at it. */
export const advanced = (share: number): Partial<UploadItem> => ({
  progress: share,
  state: share < 1 ? 'sending' : 'checking',
})
